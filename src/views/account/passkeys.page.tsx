import { oidcRefusalOf } from '#api/account/oidc-refusal.ts'
import { texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import './ways-in.css'

/** The user's sign-in methods beside the password. The query carries the outcome of a redirect to the provider. */
export default function PasskeysPage({ query }: PageProps) {
  const { settings } = usePortal()
  return (
    <PersonalCentre name="passkeys" title={texts().title.passkeys()}>
      <div className="ways-in">
        <PasskeySection />
        {settings.oidcName !== null && (
          <IdentitySection
            provider={settings.oidcName}
            linked={query.has('linked')}
            refused={oidcRefusalOf(query.get('refused'))}
          />
        )}
      </div>
    </PersonalCentre>
  )
}
