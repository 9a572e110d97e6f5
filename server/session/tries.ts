import { hashOf } from './tokens.ts'

/** An attempt in a limit's window: when, in milliseconds, and the mark of what it can be forgiven by. */
export interface Try {
  readonly at: number
  readonly by: string
}

/** Short: it only has to be told from the other attempts of the same window. */
export const markOf = (by: string): string => (by === '' ? '' : hashOf(by).slice(0, 12))

/** Attempts in the order in which they were made, as the column `tries` has them. */
export const triesIn = (text: string): Try[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [at = '', by = ''] = one.split(':')
      return { at: Number(at), by }
    })

/** The inverse of `triesIn`. */
export const textOf = (tries: readonly Try[]): string => tries.map(({ at, by }) => `${at}:${by}`).join(' ')
