import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Renders its children once the reserved space is about to scroll into view: saves loading what is far below. */
export function WhenInView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      setSeen(true)
      watcher.disconnect()
    })
    if (place.current !== null) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className="when-in-view">
      {isSeen && children}
    </div>
  )
}
