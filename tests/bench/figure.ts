/** One measured figure, held against a limit that is fixed or was measured in the same run. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit: number
  /** What the limit is: "allowed", or what was measured beside. */
  readonly limitIs: string
  /** How `value / limit` has to be. */
  readonly ratio: { readonly atMost: number } | { readonly atLeast: number }
}

/** Measures one or several figures. */
export type Bench = () => Promise<readonly Figure[]>

export const ratioOf = ({ value, limit }: Figure): number => value / limit

export function passes(figure: Figure): boolean {
  const ratio = ratioOf(figure)
  return 'atMost' in figure.ratio ? ratio <= figure.ratio.atMost : ratio >= figure.ratio.atLeast
}

/** The middle one, which a single slow round does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}
