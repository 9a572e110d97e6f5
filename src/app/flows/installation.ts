import type { Language } from '#i18n/locales.ts'
import type { InstallEvent } from '#machines/entry/install.flow.ts'

import { isInstalledApp } from '#browser/device.ts'

/** Chromium's own event; no standard has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

export interface Installation {
  /** Hears of what the browser offers, also of an offer that was made before. */
  watch(told: (event: InstallEvent) => void): void
  /** Lets the browser ask; true when the answer was yes. Rejects when it does not ask. */
  ask(): Promise<boolean>
}

/** Keeps the browser's offer to install the portal: it comes once, long before anybody opens the page that makes it. */
export function watchInstallation(page: Window): Installation {
  let offer: InstallPrompt | null = null
  let tell: (event: InstallEvent) => void = () => undefined
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    // The portal asks in a place of its own.
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
      // An offer can be taken up once.
      offer = null
      return (await asked.prompt()).outcome === 'accepted'
    },
  }
}

/** Names the web manifest in the language in use; browsers read it whenever they like. */
export function linkManifest(page: Document, { code }: Pick<Language, 'code'>): void {
  const link = page.createElement('link')
  link.rel = 'manifest'
  link.href = `/portal.webmanifest?lang=${code}`
  page.head.append(link)
}
