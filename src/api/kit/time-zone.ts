/** Whether a text is the IANA name of a time zone that this runtime knows, such as Europe/Paris. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +08:00 are no places: their clocks never change.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
