import { itemAddress, NEW } from '#views/editor/sections.ts'

/** The address of a new questionnaire that is begun with another one. */
export const beginAddress = (questionnaireID: string): string =>
  `${itemAddress('questionnaires', NEW)}?${new URLSearchParams({ from: questionnaireID })}`
