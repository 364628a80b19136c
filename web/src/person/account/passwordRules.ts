/** Minimum number of characters in a new password; the server has the same rule. */
export const MIN_PASSWORD_LENGTH = 8;
