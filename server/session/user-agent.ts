/**
 * Characters that are kept of what a browser calls itself: none of the usual ones is longer, and nobody fills the
 * database with it.
 */
const MOST = 256

/** The user agent, cleaned for storage and display. */
export const cutUserAgent = (userAgent: string): string => userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, MOST)
