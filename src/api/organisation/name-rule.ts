/** Texts have braces around what is filled in; a name is a text. */
export const hasBraces = (name: string): boolean => /[{}]/.test(name)
