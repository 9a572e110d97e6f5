import type { Names } from '#server/dictionary/dictionaries.demo.ts'
import { questionnaireTexts as words } from './questionnaire-texts.demo.ts'

/** What a point between the ends of a scale says. */
const POINT: Names = ['', '', '', '', '', '', '', '', '', '', '']
/** Five points, of which the first and the last have words. */
export const scale = (least: Names, most: Names) => ({ '1': least, '2': POINT, '3': POINT, '4': POINT, '5': most })
export const satisfaction = scale(words.dissatisfied, words.satisfied)
