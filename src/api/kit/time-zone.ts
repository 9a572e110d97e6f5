/**
 * The time zones that can be chosen, by their IANA names: those of places, and UTC, which some engines leave out.
 * Etc/GMT+8 and the like, which some engines have, are no places: their clocks never change.
 */
export const allZones = (): readonly string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone').filter((name) => !name.startsWith('Etc/')), 'UTC']),
]

/** The name that a time zone is listed by, however it is written, such as Europe/Paris; null: it is not listed. */
export function listedZone(text: string): string | null {
  // Neither are offsets such as +08:00.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return allZones().includes(timeZone) ? timeZone : null
  } catch {
    return null
  }
}
