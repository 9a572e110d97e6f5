interface Props {
  /** Number of placeholders. */
  readonly count: number
  /** Shape of the placeholder, with the height of the content. */
  readonly kind: 'feature' | 'line' | 'tile' | 'entry' | 'task' | 'rank'
}

/** Placeholders as high as the content, to avoid layout shift; the page itself announces loading. */
export function Bones({ count, kind }: Props) {
  return Array.from({ length: count }, (_, i) => <div key={i} className="bone" data-kind={kind} aria-hidden="true" />)
}
