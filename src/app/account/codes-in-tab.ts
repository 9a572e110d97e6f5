import { tabWriting } from '#browser/tab-writing.ts'

import { keptCodes, type KeptCodes } from './kept-codes.ts'

/** The codes of this person that are under way in this tab. */
export const codesInTab = (page: Window, person: () => string): KeptCodes => keptCodes(person, tabWriting(page))
