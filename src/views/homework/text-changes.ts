import { diffWords } from 'diff'

export interface TextChange {
  readonly value: string
  readonly kind: 'same' | 'added' | 'removed'
}

/** Milliseconds: what takes longer has next to nothing in common. */
const LONGEST = 500
/** Words of any script: not all part them by blanks. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** What has to be done to one text to get another, in order; null: they differ too much to say. */
export function textChanges(earlier: string, later: string): readonly TextChange[] | null {
  const found = diffWords(earlier, later, { intlSegmenter, timeout: LONGEST })
  return (
    found?.map(({ value, added, removed }) => ({ value, kind: added ? 'added' : removed ? 'removed' : 'same' })) ?? null
  )
}
