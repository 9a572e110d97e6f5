interface Props {
  /** How many things are awaited. */
  readonly count: number
  /** What they will look like: a class with their height. */
  readonly kind: 'feature' | 'line' | 'tile' | 'entry' | 'task' | 'rank'
}

/**
 * As much room as what it stands for, so that nothing jumps when that comes; the page itself says that it is loading.
 */
export function Bones({ count, kind }: Props) {
  return Array.from({ length: count }, (_, i) => <div key={i} className="bone" data-kind={kind} aria-hidden="true" />)
}
