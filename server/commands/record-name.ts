/** The name under which changes of a record are announced and followed: its table, and by what it is found. */
export const recordName = (table: string, ...ids: readonly string[]): string => [table, ...ids].join('/')
