/** What the title of a test says of one requirement: that the test proves it, or a part of it. */
export interface Claim {
  readonly id: string
  readonly isPart: boolean
}

const bracketed = /\[([^\]]*)\]/g
const claimed = /\b(?!GAP-)([A-Z]+-\d+)\b( in part\b)?/g
const claimsAlone = /^[A-Z]+-\d+(?: in part)?(?:, [A-Z]+-\d+(?: in part)?)*$/

/**
 * The claims in the square brackets of a title: `[GUARD-04, LEAVE-01 in part] sends …` makes two. Gap ids are no
 * requirements.
 */
export function claimsIn(title: string): readonly Claim[] {
  const found = new Map<string, Claim>()
  for (const [, inside = ''] of title.matchAll(bracketed)) {
    for (const [, id = '', part] of inside.matchAll(claimed)) found.set(id, { id, isPart: part !== undefined })
  }
  return [...found.values()]
}

/** Whether a text is claims and nothing else, as a table of tests has them: `LEAVE-01, LEAVE-02 in part`. */
export const isClaims = (text: string): boolean => claimsAlone.test(text)

/** A title without its square brackets. */
export const withoutClaims = (title: string): string => title.replaceAll(bracketed, '').replace(/\s+/g, ' ').trim()
