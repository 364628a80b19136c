/** What can be typed into the chat: each form, and the message that says what it does. */
export const COMMANDS: readonly (readonly [form: string, says: string])[] = [
  ["/join [SEAT] [COLOUR] [NAME]", "command-join"],
  ["/leave", "command-leave"],
  ["/start", "command-start"],
  ["/bot [LEVEL]", "command-bot"],
  ["/kick SEAT", "command-kick"],
  ["/name NAME", "command-name"],
  ["/colour COLOUR", "command-colour"],
  ["/undo", "command-undo"],
  ["/rematch", "command-rematch"],
  ["/lang CODE", "command-lang"],
  ["/help", "command-help"],
];
