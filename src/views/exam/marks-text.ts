import { numberText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

/** Tenths of a mark as a number of marks. */
export const marksText = (tenths: number): string => numberText(tenths / 10, language())
