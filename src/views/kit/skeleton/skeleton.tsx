/** [CONST-14] Pixels of the whole, how often the block is repeated, pixels of a row. */
export const SKELETON = { minHeight: 100, repeat: 1, rowHeight: 15 } as const

/** What stands for content on its way; a screen reader hears that it is loading. */
export function Skeleton({ label, repeat = SKELETON.repeat }: { label: string; repeat?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={label} style={{ minBlockSize: SKELETON.minHeight * repeat }}>
      {Array.from({ length: repeat * 4 }, (_, row) => (
        <div key={row} className="skeleton-row" style={{ blockSize: SKELETON.rowHeight }} />
      ))}
    </div>
  )
}
