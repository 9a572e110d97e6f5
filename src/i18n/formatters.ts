import type { FormattersInitializer } from 'typesafe-i18n'

import type { Formatters, Locales } from './i18n-types.ts'

/** Dates and numbers are formatted by Intl where they are shown, so the texts need no formatters of their own. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
