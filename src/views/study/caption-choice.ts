import type { Playable } from '#api/study/study.contract.ts'

type Captioned = Pick<Playable, 'captions'>

/** The languages that a lecture has captions of, that of the user first. */
export function captionLanguages({ captions }: Captioned, own: string): readonly string[] {
  const codes = captions.map(({ language }) => language)
  return codes.toSorted((a, b) => Number(b === own) - Number(a === own))
}

/**
 * The language in which captions are shown; null: none. Nothing chosen yet: the user's own. `on` asks for the one that
 * fits best.
 */
export function captionOf(chosen: string | null, lecture: Captioned | null, own: string): string | null {
  if (lecture === null || chosen === 'off') return null
  const codes = captionLanguages(lecture, own)
  if (chosen !== null && codes.includes(chosen)) return chosen
  if (chosen === null) return codes.includes(own) ? own : null
  return codes[0] ?? null
}
