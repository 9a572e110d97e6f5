/** Opens what is kept of a person. @throws where it is not known who that is */
export const openAs = <Database>(person: string, open: () => Promise<Database>): Promise<Database> =>
  person === '' ? Promise.reject(new Error('It is not known who writes')) : open()
