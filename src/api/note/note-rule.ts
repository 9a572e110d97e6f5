import { isInkless, isLongerThan } from '#api/kit/written-text.ts'

/** Maximum length of a note in user-perceived characters. */
export const NOTE_LIMIT = 2000

/** [VALID-15] Why a cleaned note is refused; null: it is valid. Shared by browser and server. */
export function noteFault(content: string): 'note.empty' | 'note.tooLong' | null {
  if (isInkless(content)) return 'note.empty'
  return isLongerThan(content, NOTE_LIMIT) ? 'note.tooLong' : null
}
