import { itemAddress, NEW } from '#views/editor/sections.ts'

/** What a new questionnaire is begun with: another one, and the class that an evaluation is for. */
export interface Begun {
  readonly from: string | null
  readonly classID: string | null
}

/** The address of a new evaluation of a class, begun with a form; null: without one. */
export const evaluateAddress = (classID: string, form: string | null): string =>
  `${itemAddress('questionnaires', NEW)}?${new URLSearchParams({ class: classID, ...(form !== null && { from: form }) })}`

/** What an address says of what a new one is begun with. */
export const begunIn = (query: URLSearchParams): Begun => ({
  from: query.get('from') || null,
  classID: query.get('class') || null,
})

/** The address of a new questionnaire that is begun with another one. */
export const beginAddress = (questionnaireID: string): string =>
  `${itemAddress('questionnaires', NEW)}?${new URLSearchParams({ from: questionnaireID })}`
