import { useEffect, useState, type RefObject } from 'react'

/** Milliseconds after which the controls make way for the picture. */
const REST = 3000

/** Whether nobody has moved over the stage for a while, and it plays: then its controls are out of the way. */
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
