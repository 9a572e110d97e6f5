/** The address of the portal's own stream of a broadcast; a broadcast with this source shows it. */
export const streamAddress = (id: string): string => `/live/${id}/master.m3u8`
