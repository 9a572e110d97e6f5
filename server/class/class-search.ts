import { folded } from '#i18n/folded.ts'

/** The names of a class in all its languages, as they are searched; written to the column `search`. */
export const searchOfClass = (names: readonly string[]): string => folded([...new Set(names)].join('\n'))
