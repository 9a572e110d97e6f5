import { useState } from 'react'

import { language, texts } from '#i18n/texts.ts'
import { readerZone, zoneName } from '#i18n/zones.ts'

/** Says that times are the reader's where those of a place are others by now; nothing where they are the same. */
export function ZoneNote({ timeZone }: { /** IANA name; null: unknown. */ readonly timeZone: string | null }) {
  const own = readerZone()
  const [now] = useState(() => new Date())
  if (timeZone === null || offsetIn(timeZone, now) === offsetIn(own, now)) return null
  const named = (zone: string): string => zoneName(zone, language())
  return <p className="zone-note">{texts().portal.zoneNote({ own: named(own), other: named(timeZone) })}</p>
}

/** The clocks of a time zone at a moment, to be compared. */
const offsetIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
