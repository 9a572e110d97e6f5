/** The area of a folder: `passwordLink` for `account/password-link`. */
export const areaOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('/') + 1).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
