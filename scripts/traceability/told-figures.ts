import type { Figures } from './standings.ts'

const sentence = /\d+ of \d+ requirements are proven, \d+ in part/

/** A text with its sentence of how many requirements are proven put right. @throws where it has none */
export function withFigures(text: string, { proven, partial, open }: Figures): string {
  if (!sentence.test(text)) throw new Error('README.md does not say how many requirements are proven')
  return text.replace(sentence, `${proven} of ${proven + partial + open} requirements are proven, ${partial} in part`)
}
