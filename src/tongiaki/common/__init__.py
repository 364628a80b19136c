"""What every room above the bots may need: problems that a person is told of, tasks in the background."""
