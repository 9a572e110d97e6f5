import { isInkless, lengthOf } from '#api/kit/written-text.ts'

/** Characters of a note, as a person counts them. */
export const NOTE_LIMIT = 2000

/** [VALID-15] What keeps a cleaned note from being kept; null: nothing. Browser and server judge by this one. */
export function noteFault(content: string): 'note.empty' | 'note.tooLong' | null {
  if (isInkless(content)) return 'note.empty'
  return lengthOf(content) > NOTE_LIMIT ? 'note.tooLong' : null
}
