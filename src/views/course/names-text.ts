import { language } from '#i18n/texts.ts'

/** Several names as the language lists them, each kept in its own direction. */
export const namesText = (names: readonly string[]): string =>
  new Intl.ListFormat(language().intl).format(names.map((name) => `\u2068${name}\u2069`))
