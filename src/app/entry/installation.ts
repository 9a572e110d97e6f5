import type { Language } from '#i18n/locales.ts'
import type { InstallEvent } from '#machines/entry/install.flow.ts'

import { isInstalledApp } from '#browser/device.ts'

/** Chromium's own, non-standard event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

export interface Installation {
  /** Subscribes to install events; replays an earlier offer. */
  watch(told: (event: InstallEvent) => void): void
  /** Shows the browser's prompt; true if accepted. Rejects if it cannot be shown. */
  ask(): Promise<boolean>
}

/** Keeps the browser's install prompt, which fires once, long before the page that uses it is opened. */
export function watchInstallation(page: Window): Installation {
  let offer: InstallPrompt | null = null
  let tell: (event: InstallEvent) => void = () => undefined
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    // The portal shows its own prompt.
    event.preventDefault()
    offer = event
    tell({ type: 'installation.offered' })
  })
  page.addEventListener('appinstalled', () => tell({ type: 'installation.finished' }))
  return {
    watch: (told) => {
      tell = told
      if (offer !== null) told({ type: 'installation.offered' })
      if (isInstalledApp(page)) told({ type: 'installation.finished' })
    },
    ask: async () => {
      if (offer === null) throw new Error('The browser has offered nothing.')
      const asked = offer
      // A prompt can be used once.
      offer = null
      return (await asked.prompt()).outcome === 'accepted'
    },
  }
}

/** Links the web manifest in the current language; browsers read it at any time. */
export function linkManifest(page: Document, { code }: Pick<Language, 'code'>): void {
  const link = page.createElement('link')
  link.rel = 'manifest'
  link.href = `/portal.webmanifest?lang=${code}`
  page.head.append(link)
}
