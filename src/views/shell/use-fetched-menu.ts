import { useState, type ComponentType } from 'react'

interface FetchedMenu<Props> {
  /** Null until requested and loaded; then it opens by itself. */
  readonly Menu: ComponentType<Props> | null
  /** Called on a press of its button. */
  ask(): void
  /** Preload handlers for the button. */
  readonly near: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/** A menu, positioning code included, that is loaded on hover or focus of its button. */
export function useFetchedMenu<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  reportError: (error: unknown) => void,
): FetchedMenu<Props> {
  // Not React's lazy, which would delay the menu by 300 ms.
  const [Menu, setMenu] = useState<ComponentType<Props> | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const fetchMenu = async () => {
    const { default: Fetched } = await load()
    setMenu(() => Fetched)
  }
  const prefetch = () => {
    // A failed preload is retried on click.
    fetchMenu().catch(() => undefined)
  }
  return {
    Menu: isAskedFor ? Menu : null,
    ask: () => {
      setAskedFor(true)
      fetchMenu().catch(reportError)
    },
    near: { onPointerEnter: prefetch, onFocus: prefetch },
  }
}
