import { useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

/** Names a page by what it shows, where its route has several things to show; null while that is not known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${texts().portal.name()}`
  }, [title])
}
