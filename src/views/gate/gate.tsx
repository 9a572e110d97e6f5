import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Brand } from '#views/shell/brand.tsx'
import { LanguageMenu } from '#views/shell/language-menu.tsx'
import { SkinMenu } from '#views/shell/skin-menu.tsx'
import { GateJourney } from './gate-journey.tsx'

/** The frame of the sign-in pages: introduction on one side, form on the other. */
export function Gate({ children }: { children: ReactNode }) {
  const { settings, session } = usePortal()
  const isStarting = useSelector(session, (snapshot) => snapshot.hasTag('starting'))
  return (
    <div className="gate" aria-busy={isStarting}>
      <section className="gate-story" aria-label={texts().portal.name()}>
        <Brand />
        <div className="gate-words">
          <p className="gate-tagline">{texts().terms[settings.wording].tagline()}</p>
          <GateJourney />
        </div>
      </section>
      <section className="gate-panel">
        <div className="gate-tools">
          <LanguageMenu />
          <SkinMenu />
        </div>
        <div className="gate-body">{children}</div>
      </section>
    </div>
  )
}
