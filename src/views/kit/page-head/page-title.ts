import { useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

/** Sets the document title by content, for routes that show different items; null until it is known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${texts().portal.name()}`
  }, [title])
}
