const TENTHS = 10

/** Marks that are kept in tenths, as a sheet has them. */
export const marksIn = (tenths: number): string => String(tenths / TENTHS)
