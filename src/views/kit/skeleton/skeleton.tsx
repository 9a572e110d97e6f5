/** [CONST-14] Minimum height in pixels, number of blocks, row height in pixels. */
export const SKELETON = { minHeight: 100, repeat: 1, rowHeight: 15 } as const

/** Placeholder of loading content; announced to screen readers. */
export function Skeleton({ label, repeat = SKELETON.repeat }: { label: string; repeat?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={label} style={{ minBlockSize: SKELETON.minHeight * repeat }}>
      {Array.from({ length: repeat * 4 }, (_, row) => (
        <div key={row} className="skeleton-row" style={{ blockSize: SKELETON.rowHeight }} />
      ))}
    </div>
  )
}
