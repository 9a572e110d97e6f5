let listener: (() => void) | null = null

/** The list of keys is shown by the view that draws it, whoever asks for it. */
export function onShowShortcuts(show: () => void): () => void {
  listener = show
  return () => {
    if (listener === show) listener = null
  }
}
export const showShortcuts = (): void => listener?.()
