import type { Proof, Standing, Verdict } from './evidence.ts'
import type { Requirement } from './register.ts'

/** What the documentation says of each requirement: docs/partial.tsv and docs/open.tsv; proven is the rest. */
export interface Lists {
  readonly register: readonly Requirement[]
  /** What is missing, by id. */
  readonly partial: ReadonlyMap<string, string>
  readonly open: readonly string[]
}

/** How many of the requirements are proven, partial and open. */
export interface Figures {
  readonly proven: number
  readonly partial: number
  readonly open: number
}

/** As the lists say. */
export function figuresOf({ register, partial, open }: Lists): Figures {
  return { proven: register.length - partial.size - open.length, partial: partial.size, open: open.length }
}

/** Where the lists and the tests differ on a requirement, in words. */
export function differencesOf<Test extends Proof>(
  { register, partial, open }: Lists,
  verdicts: ReadonlyMap<string, Verdict<Test>>,
): readonly string[] {
  const isOpen = new Set(open)
  return register.flatMap(({ id }): readonly string[] => {
    const verdict = verdicts.get(id)
    if (verdict === undefined) return []
    const said: Standing = partial.has(id) ? 'partial' : isOpen.has(id) ? 'open' : 'proven'
    if (verdict.standing !== said) return [differenceWords(id, said, verdict)]
    const isBegun = said === 'open' && verdict.evidence.length > 0
    return isBegun ? [`${id} is claimed in part: docs/partial.tsv has to say what is missing, not docs/open.tsv`] : []
  })
}

function differenceWords(id: string, said: Standing, { reason, evidence }: Verdict<Proof>): string {
  const [first] = evidence
  switch (said) {
    case 'open':
      return `${id} is proven by ${first?.test.file ?? 'a test'}: take it out of docs/open.tsv`
    case 'partial':
      return `${id} is partial (docs/partial.tsv), and no test shows a part of it`
    case 'proven':
      return `${id} is proven by no test or edge any more${reason === null ? '' : `. ${reason}`}`
  }
}
