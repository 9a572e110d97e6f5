import { useEffect, useRef, type RefObject } from 'react'

/** Pixels of a neighbour that have to show for it to be noticed. */
const PEEK = 40

/** Scrolls a row of links that may overflow to its current entry. `chosen`: that entry. */
export function useCurrentInView(chosen: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // In the frame that lays the page out; here it would be laid out twice.
    const laidOut = requestAnimationFrame(() => {
      const row = list.current?.getBoundingClientRect()
      const current = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!row || !current || (current.left >= row.left + PEEK && current.right <= row.right - PEEK)) return
      // Scrolls the row only, not the page.
      list.current?.scrollBy({ left: current.left + current.width / 2 - row.left - row.width / 2 })
    })
    return () => cancelAnimationFrame(laidOut)
  }, [chosen])
  return list
}
