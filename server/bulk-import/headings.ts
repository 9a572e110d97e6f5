import { folded } from '#i18n/folded.ts'

/** Normalised for comparison: trimmed, lower case, without accents. */
export const plain = (text: string): string => folded(text).replaceAll(/[\s_*:：-]+/gu, '')
