import type { Playable } from '#api/study/study.contract.ts'

type Captioned = Pick<Playable, 'captions'>

/** Caption languages of a lecture, the user's own first. */
export function captionLanguages({ captions }: Captioned, own: string): readonly string[] {
  const codes = captions.map(({ language }) => language)
  return codes.toSorted((a, b) => Number(b === own) - Number(a === own))
}

/** The caption language; null: off. Without a choice: the user's own. `on`: the best match. */
export function captionOf(chosen: string | null, lecture: Captioned | null, own: string): string | null {
  if (lecture === null || chosen === 'off') return null
  const codes = captionLanguages(lecture, own)
  if (chosen !== null && codes.includes(chosen)) return chosen
  if (chosen === null) return codes.includes(own) ? own : null
  return codes[0] ?? null
}
