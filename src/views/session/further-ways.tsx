import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Building2, KeyRound } from 'lucide-react'
import { useEffect } from 'react'

import { oidcRefusalOf } from '#api/account/oidc-refusal.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import './further-ways.css'

/**
 * Sign-in methods beside the password: passkey and the organisation's provider. `refused`: why the provider's redirect
 * failed.
 */
export default function FurtherWays({ refused }: { refused: string | null }) {
  const { session, settings, canUsePasskeys } = usePortal()
  const isAsking = useSelector(session, (snapshot) => snapshot.hasTag('passkey'))
  const isLeaving = useSelector(session, (snapshot) => snapshot.hasTag('provider'))
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const LL = texts()

  useEffect(() => {
    const code = oidcRefusalOf(refused)
    if (code !== null) session.send({ type: 'provider.refused', code })
  }, [session, refused])

  return (
    <div className="further-ways">
      <p className="further-ways-or">{LL.passkey.or()}</p>
      {canUsePasskeys && (
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          disabled={isBusy || isLeaving}
          onClick={() => session.send({ type: isAsking ? 'passkey.dropped' : 'passkey.chosen' })}
        >
          <KeyRound size={18} aria-hidden="true" />
          {isAsking ? LL.passkey.cancel() : LL.passkey.signIn()}
        </Button>
      )}
      {settings.oidcName !== null && (
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          loading={isLeaving}
          disabled={isBusy || isAsking}
          onClick={() => session.send({ type: 'provider.chosen' })}
        >
          <Building2 size={18} aria-hidden="true" />
          <bdi>{LL.oidc.signIn({ name: settings.oidcName })}</bdi>
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {isAsking && LL.passkey.waiting()}
      </p>
    </div>
  )
}
