/** PostgreSQL's error for a text with U+0000, which it cannot store: character_not_in_repertoire. */
const UNSTORABLE = '22021'

/** Whether a database rejected a text because of an unstorable character. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNSTORABLE

/**
 * Refuses what PostgreSQL would refuse, so that both engines hold the same texts. @throws an error that `isUnstorable`
 */
export function checkStorable(parameters: readonly unknown[]): void {
  if (!parameters.some((value) => typeof value === 'string' && value.includes('\0'))) return
  throw Object.assign(new Error('A text has the character U+0000'), { code: UNSTORABLE })
}
