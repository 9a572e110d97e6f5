import { useEffect, useRef, useState } from 'react'

import { useReasonSource } from '#app/context/reason-source.ts'

interface Kept {
  /** What stands in the field was found on the device. */
  readonly isRestored: boolean
  /** Empties the field again. */
  readonly throwAway: () => void
}

/**
 * Keeps a reason on the device while it is written, and finds it again in the next dialog if the page was reloaded or
 * closed; with the dialog it goes, since then it is sent or dropped. @param about what is decided, of which record
 */
export function useKeptReason(about: string, words: string, change: (words: string) => void): Kept {
  const source = useReasonSource()
  const [isRestored, setRestored] = useState(false)
  const field = useRef({ words, change })
  const keep = useRef<(words: string) => void>(() => undefined)

  useEffect(() => {
    let isOpen = true
    let stop = () => {}
    const begin = async () => {
      const form = await source.keptReasons()
      const found = await form.restore(about)
      stop = form.keep((tell) => {
        keep.current = (said) =>
          tell({ type: 'writing.kept', id: about, written: said === '' ? null : { words: said } })
      })
      if (!isOpen) return end()
      // Who has begun to write meanwhile knows better.
      if (found === null || field.current.words !== '') keep.current(field.current.words)
      else {
        setRestored(true)
        field.current.change(found.words)
      }
    }
    const end = () => {
      keep.current('')
      keep.current = () => undefined
      stop()
    }
    begin().catch(() => undefined)
    return () => {
      isOpen = false
      end()
    }
  }, [source, about])

  useEffect(() => {
    field.current = { words, change }
    keep.current(words)
  })

  const throwAway = () => {
    setRestored(false)
    change('')
  }
  return { isRestored, throwAway }
}
