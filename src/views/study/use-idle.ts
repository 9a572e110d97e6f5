import { useEffect, useState, type RefObject } from 'react'

/** Milliseconds until the controls are hidden. */
const REST = 3000

/** Whether it plays without pointer activity over the stage; the controls are hidden then. */
export function useIdle(stage: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const place = stage.current
    if (!isPlaying || place === null) return undefined
    let timer = setTimeout(() => setIdle(true), REST)
    const wake = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(() => setIdle(true), REST)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const sign of signs) place.addEventListener(sign, wake)
    window.addEventListener('keydown', wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) place.removeEventListener(sign, wake)
      window.removeEventListener('keydown', wake)
      setIdle(false)
    }
  }, [stage, isPlaying])
  return isIdle && isPlaying
}
