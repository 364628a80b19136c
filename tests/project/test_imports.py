"""Packages that run anywhere, such as in a browser: they import the standard library and msgspec alone."""

import sys

import grimp
import pytest

PORTABLE = ("tables", "studies", "bots", "coach", "puzzles", "protocol", "device")
"""The packages of a game without a server."""
ALLOWED = frozenset(sys.stdlib_module_names) | {"msgspec"}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("tongiaki", include_external_packages=True)


@pytest.mark.parametrize("package", PORTABLE)
def test_a_portable_package_imports_only_the_standard_library_and_msgspec(
    graph: grimp.ImportGraph, package: str
) -> None:
    root = f"tongiaki.{package}"
    modules = {root, *graph.find_descendants(root)}
    for module in list(modules):
        modules |= graph.find_upstream_modules(module)
    imported = {
        (module, library)
        for module in modules
        if module.startswith("tongiaki")
        for library in graph.find_modules_directly_imported_by(module)
        if not library.startswith("tongiaki")
    }
    assert imported
    assert [pair for pair in sorted(imported) if pair[1].split(".")[0] not in ALLOWED] == []
