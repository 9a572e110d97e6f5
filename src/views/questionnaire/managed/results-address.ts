import { itemAddress } from '#views/editor/sections.ts'

const RESULTS = 'results'

/** The address of what was answered to a questionnaire. */
export const resultsAddress = (questionnaireID: string): string =>
  `${itemAddress('questionnaires', questionnaireID)}?${new URLSearchParams({ view: RESULTS })}`
/** Whether an address asks for what was answered. */
export const asksResults = (query: URLSearchParams): boolean => query.get('view') === RESULTS
