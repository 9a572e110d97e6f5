import type { FormattersInitializer } from 'typesafe-i18n'

import type { Language } from './locales.ts'

/** No formatters: dates and numbers are formatted by Intl where they are shown. */
const formatters = {} satisfies Readonly<Record<string, (value: never) => unknown>>

/** The formatters allowed after a parameter, as in `{when:string|weekday}`, by name. */
export type Formatters = typeof formatters

export const initFormatters: FormattersInitializer<Language['tag'], Formatters> = () => formatters
