/** Characters that a new password has at least, as the server wants it. */
export const LEAST = 8;
