"""What tables, studies and the server share: problems that a person is told of, ids, tasks in the background."""
