/** Where the portal's own stream of a broadcast is; a broadcast that names it as its source is shown by it. */
export const liveAddress = (id: string): string => `/live/${id}/master.m3u8`
