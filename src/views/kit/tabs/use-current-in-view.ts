import { useEffect, useRef, type RefObject } from 'react'

/** So much of a neighbour has to show for it to be noticed. */
const PEEK = 40

/**
 * A row of links that may be wider than its place: it is moved to where its current entry is seen. `chosen`: which that
 * is.
 */
export function useCurrentInView(chosen: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current?.getBoundingClientRect()
    const current = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row || !current || (current.left >= row.left + PEEK && current.right <= row.right - PEEK)) return
    // Only the row is moved; the page stays where it is.
    list.current?.scrollBy({ left: current.left + current.width / 2 - row.left - row.width / 2 })
  }, [chosen])
  return list
}
