/** One measured figure with its limit, fixed or measured in the same run. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit: number
  /** The meaning of the limit: "allowed", or the reference measured. */
  readonly limitIs: string
  /** The bound of `value / limit`. */
  readonly ratio: { readonly atMost: number } | { readonly atLeast: number }
}

/** Measures one or more figures. */
export type Bench = () => Promise<readonly Figure[]>

export const ratioOf = ({ value, limit }: Figure): number => value / limit

export function passes(figure: Figure): boolean {
  const ratio = ratioOf(figure)
  return 'atMost' in figure.ratio ? ratio <= figure.ratio.atMost : ratio >= figure.ratio.atLeast
}

/** The median, which is robust against a single slow round. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}
