"""The lobby feed, invitations, presence and quotas of open tables."""
