/** The area whose texts lie in a folder: `passwordLink` of `account/password-link`. */
export const areaOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('/') + 1).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
