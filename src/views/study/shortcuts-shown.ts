let listener: (() => void) | null = null

/** Lets the view that draws the list of shortcuts hear requests to show it. */
export function onShowShortcuts(show: () => void): () => void {
  listener = show
  return () => {
    if (listener === show) listener = null
  }
}
export const showShortcuts = (): void => listener?.()
