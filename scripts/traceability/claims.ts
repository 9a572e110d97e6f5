/** What the title of a test says of one requirement: that the test proves it, or a part of it. */
export interface Claim {
  readonly id: string
  readonly isPart: boolean
}

const bracketed = /\[([^\]]*)\]/g
const claimed = /\b(?!GAP-)([A-Z]+-\d+)\b( in part\b)?/g

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

/** A title without its square brackets. */
export const withoutClaims = (title: string): string => title.replaceAll(bracketed, '').replace(/\s+/g, ' ').trim()
