import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Building2, CloudOff, ExternalLink, Unlink } from 'lucide-react'
import { use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { WayRow } from './way-row.tsx'
import '#views/kit/icon-button/icon-button.css'
import './ways-in.css'

interface Props {
  /** The display name of the organisation's provider. */
  readonly provider: string
  /** Outcome of a redirect to the provider for linking: linked, or a refusal code; null: no redirect. */
  readonly linked: boolean
  readonly refused: string | null
}

/** The user's accounts at the organisation's provider. Needs the texts `oidc` and `passkey` and the flows `waysIn`. */
export function IdentitySection({ provider, linked, refused }: Props) {
  const { identities, leave } = use(usePortal().flows.waysIn())
  const keeper = useActorRef(identities, { input: { refused } })
  useFormRefused(keeper)
  const { list, chosen, refusal, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  const isLoading = useSelector(keeper, (snapshot) => snapshot.hasTag('loading'))
  const isFailed = useSelector(keeper, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(keeper, (snapshot) => snapshot.hasTag('busy'))
  const isConfirming = useSelector(keeper, (snapshot) => snapshot.hasTag('confirming'))
  const isAsking = useSelector(keeper, (snapshot) => snapshot.hasTag('asking'))

  useEffect(() => {
    const told = [
      keeper.on('left', ({ address }) => leave(address)),
      keeper.on('removed', () => showToast('success', texts().oidc.unlinked())),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [keeper, leave])

  const LL = texts().oidc
  return (
    <section className="ways-section" aria-labelledby="identities-title">
      <div className="ways-head">
        <h2 className="ways-title" id="identities-title">
          {LL.heading({ name: provider })}
        </h2>
        <Button
          variant="soft"
          loading={isBusy && !isAsking}
          disabled={isLoading || isFailed}
          onClick={() => keeper.send({ type: 'linking.begun' })}
        >
          <ExternalLink size={18} aria-hidden="true" />
          {LL.link()}
        </Button>
      </div>
      <p className="ways-intro">{LL.intro({ name: provider })}</p>
      {linked && (
        <p className="notice" data-kind="info" role="status">
          {LL.linked()}
        </p>
      )}
      {failure !== null && !isFailed && !isConfirming && !isAsking && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
      {isFailed && failure !== null ? (
        <Failed failure={failure} retry={() => keeper.send({ type: 'list.retried' })} />
      ) : isLoading && list.length === 0 ? (
        <Skeleton label={texts().portal.loading()} />
      ) : list.length === 0 ? (
        <p className="ways-intro">{LL.none()}</p>
      ) : (
        <ul className="ways-list">
          {list.map((identity) => (
            <WayRow
              key={identity.identityID}
              icon={<Building2 size={20} />}
              name={identity.label}
              since={LL.since()}
              createdAt={identity.createdAt}
              lastUsedAt={identity.lastUsedAt}
            >
              <button
                type="button"
                className="icon-button"
                aria-label={LL.unlinkOne({ label: identity.label })}
                title={LL.unlink()}
                onClick={() => keeper.send({ type: 'removal.asked', identity })}
              >
                <Unlink size={18} aria-hidden="true" />
              </button>
            </WayRow>
          ))}
        </ul>
      )}
      {isConfirming && (
        <OwnerDialog
          refusal={refusal}
          failure={failure}
          isBusy={isBusy}
          given={(password) => keeper.send({ type: 'password.given', password })}
          dropped={() => keeper.send({ type: 'linking.dropped' })}
        />
      )}
      {isAsking && chosen !== null && (
        <RemovalDialog
          title={LL.unlinkTitle({ label: chosen.label })}
          text={LL.unlinkText({ name: provider })}
          keep={texts().passkey.keep()}
          remove={LL.unlink()}
          isBusy={isBusy}
          failure={failure}
          dropped={() => keeper.send({ type: 'removal.dropped' })}
          confirmed={() => keeper.send({ type: 'removal.confirmed' })}
        />
      )}
    </section>
  )
}
