import { useState, type ComponentType } from 'react'

interface FetchedMenu<Props> {
  /** Null until it has been asked for and is there; it opens by itself. */
  readonly Menu: ComponentType<Props> | null
  /** To be called when its button is pressed. */
  ask(): void
  /** For the button: what tells that it will be pressed soon. */
  readonly near: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/** A menu that is fetched, with all that places it, when the pointer or the focus comes near its button. */
export function useFetchedMenu<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  reportError: (error: unknown) => void,
): FetchedMenu<Props> {
  // Not by React's own lazy, which would hold the menu back for 300 ms.
  const [Menu, setMenu] = useState<ComponentType<Props> | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const fetchMenu = async () => {
    const { default: Fetched } = await load()
    setMenu(() => Fetched)
  }
  const prefetch = () => {
    // When it fails, the click tries again.
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
