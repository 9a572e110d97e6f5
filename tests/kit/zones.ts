/**
 * The time zones of all tests. Neither is UTC, their clocks never show the same time, and their offsets are no whole
 * hours: a time told in the wrong zone is seen.
 */

/** Of every process of the tests: the server's, which is the organisation's too where TIME_ZONE is not set. */
export const SERVER_ZONE = 'Asia/Kathmandu'

/** Of every browser: the reader's. It has summer time. */
export const BROWSER_ZONE = 'America/St_Johns'

/** What a zone is called where it runs: engines keep some older names, as Asia/Katmandu. */
export const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** The time that clocks of a zone show, as yyyy-MM-dd HH:mm:ss; Swedish writes it so. */
export const timeIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at)
