/** The name under which changes of a record are announced and followed: its table, and by what it is found. */
export const recordName = (table: string, ...ids: readonly string[]): string => [table, ...ids].join('/')

/**
 * The name of all records of a lifecycle that are asked for one thing, such as a class, for those who decide on them.
 */
export const decidedIn = (lifecycle: string, subjectID: string): string => recordName(lifecycle, 'of', subjectID)
