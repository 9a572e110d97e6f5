import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Building2, CloudOff, ExternalLink, Unlink } from 'lucide-react'
import { use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import { CollectionRemoval } from '#views/kit/dialog/collection-removal.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
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
  const { identities, linking, leave } = use(usePortal().flows.waysIn())
  const keeper = useActorRef(identities, { input: { id: '' } })
  const isLoading = useSelector(keeper, (snapshot) => snapshot.hasTag('loadingMark'))
  const isFailed = useSelector(keeper, (snapshot) => snapshot.hasTag('failed'))
  const linker = useActorRef(linking, { input: { refused } })
  useFormRefused(linker)
  const { refusal, failure } = useSelector(linker, (snapshot) => snapshot.context)
  const isBusy = useSelector(linker, (snapshot) => snapshot.hasTag('busy'))
  const isConfirming = useSelector(linker, (snapshot) => snapshot.hasTag('confirming'))

  useEffect(() => {
    const told = [
      linker.on('left', ({ address }) => leave(address)),
      keeper.on('removed', () => showToast('success', texts().oidc.unlinked())),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [keeper, linker, leave])

  const LL = texts().oidc
  return (
    <section className="ways-section" aria-labelledby="identities-title">
      <div className="ways-head">
        <h2 className="ways-title" id="identities-title">
          {LL.heading({ name: provider })}
        </h2>
        <Button
          variant="soft"
          loading={isBusy}
          disabled={isLoading || isFailed}
          onClick={() => linker.send({ type: 'linking.begun' })}
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
      {failure !== null && !isFailed && !isConfirming && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
      <DetailFaces detail={keeper} within="section" waiting={<Skeleton label={texts().portal.loading()} />}>
        {(list) =>
          list.length === 0 ? (
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
                    onClick={() => keeper.send({ type: 'removal.asked', one: identity })}
                  >
                    <Unlink size={18} aria-hidden="true" />
                  </button>
                </WayRow>
              ))}
            </ul>
          )
        }
      </DetailFaces>
      {isConfirming && (
        <OwnerDialog
          refusal={refusal}
          failure={failure}
          isBusy={isBusy}
          given={(password) => linker.send({ type: 'password.given', password })}
          dropped={() => linker.send({ type: 'linking.dropped' })}
        />
      )}
      <CollectionRemoval
        collection={keeper}
        wordsOf={({ label }) => ({
          title: LL.unlinkTitle({ label }),
          text: LL.unlinkText({ name: provider }),
          keep: texts().passkey.keep(),
          remove: LL.unlink(),
        })}
      />
    </section>
  )
}
