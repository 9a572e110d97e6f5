import { numberText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

export const figure = (value: number): string => numberText(value, language())
