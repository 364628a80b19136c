"""What is asked about persons: names, accounts, profiles, leaving for good."""
