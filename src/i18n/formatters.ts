import type { FormattersInitializer } from 'typesafe-i18n'

import type { Language } from './locales.ts'

/** Dates and numbers are formatted by Intl where they are shown, so the texts need no formatters of their own. */
const formatters = {} satisfies Readonly<Record<string, (value: never) => unknown>>

/** What a text may name behind a parameter, as in `{when:string|weekday}`, by name. */
export type Formatters = typeof formatters

export const initFormatters: FormattersInitializer<Language['tag'], Formatters> = () => formatters
