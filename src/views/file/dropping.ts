import type { DragEvent } from 'react'

/** Files can be dropped anywhere on a field. */
export function dropping(setOver: (isOver: boolean) => void, choose: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!inside) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      choose([...event.dataTransfer.files])
    },
  }
}
