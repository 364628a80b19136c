/** Let a phone vibrate for some milliseconds. Browsers report an error before the first press, so nothing happens then. */
export function vibrate(duration: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(duration);
}
