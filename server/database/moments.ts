/** The stored moment of a time as yyyy-MM-dd HH:mm:ss in UTC. */
export const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)
