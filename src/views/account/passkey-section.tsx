import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Fingerprint, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { PASSKEYS_MAX } from '#api/account/passkey-rule.ts'
import type { Passkey } from '#api/account/passkey.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { PasskeysFlow } from '#machines/account/passkeys.flow.ts'

import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { WayRow } from './way-row.tsx'
import '#views/kit/icon-button/icon-button.css'
import './ways-in.css'

type Keeper = ActorRefFrom<PasskeysFlow>

/** The user's passkeys. Needs the texts `passkey` and the flows `waysIn`. */
export function PasskeySection() {
  const { flows, canUsePasskeys } = usePortal()
  const { passkeys } = use(flows.waysIn())
  const keeper = useActorRef(passkeys)
  useFormRefused(keeper)
  const list = useSelector(keeper, (snapshot) => snapshot.context.list)
  const failure = useSelector(keeper, (snapshot) => snapshot.context.failure)
  const isLoading = useSelector(keeper, (snapshot) => snapshot.hasTag('loading'))
  const isFailed = useSelector(keeper, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().passkey

  useEffect(() => {
    const told = [
      keeper.on('added', () => showToast('success', texts().passkey.added())),
      keeper.on('renamed', () => showToast('success', texts().passkey.renamed())),
      keeper.on('removed', () => showToast('success', texts().passkey.removed())),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [keeper])

  const isFull = list.length >= PASSKEYS_MAX
  const add = (
    <Button
      variant="soft"
      disabled={isLoading || isFailed || isFull || !canUsePasskeys}
      onClick={() => keeper.send({ type: 'adding.begun', name: LL.defaultName({ number: String(list.length + 1) }) })}
    >
      <Plus size={18} aria-hidden="true" />
      {LL.add()}
    </Button>
  )
  return (
    <section className="ways-section" aria-labelledby="passkeys-title">
      <div className="ways-head">
        <h2 className="ways-title" id="passkeys-title">
          {LL.heading()}
        </h2>
        {list.length > 0 && add}
      </div>
      <p className="ways-intro">{LL.intro()}</p>
      {!canUsePasskeys && (
        <p className="notice" data-kind="info">
          {LL.unsupported()}
        </p>
      )}
      {isFull && (
        <p className="notice" data-kind="info">
          {LL.full({ max: String(PASSKEYS_MAX) })}
        </p>
      )}
      {isFailed && failure !== null ? (
        <Failed failure={failure} retry={() => keeper.send({ type: 'list.retried' })} />
      ) : isLoading && list.length === 0 ? (
        <Skeleton label={texts().portal.loading()} />
      ) : list.length === 0 ? (
        <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<Fingerprint />}>
          {add}
        </Face>
      ) : (
        <ul className="ways-list">
          {list.map((passkey) => (
            <PasskeyRow key={passkey.passkeyID} passkey={passkey} keeper={keeper} />
          ))}
        </ul>
      )}
      <Adding keeper={keeper} />
      <Renaming keeper={keeper} />
      <Removal keeper={keeper} />
    </section>
  )
}

function PasskeyRow({ passkey, keeper }: { passkey: Passkey; keeper: Keeper }) {
  const LL = texts().passkey
  return (
    <WayRow
      icon={<KeyRound size={20} />}
      name={passkey.name}
      since={LL.created()}
      createdAt={passkey.createdAt}
      lastUsedAt={passkey.lastUsedAt}
      fact={passkey.isSynced ? LL.synced() : LL.oneDevice()}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={LL.renameOne({ name: passkey.name })}
        title={LL.rename()}
        onClick={() => keeper.send({ type: 'renaming.begun', passkey })}
      >
        <Pencil size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={LL.removeOne({ name: passkey.name })}
        title={LL.remove()}
        onClick={() => keeper.send({ type: 'removal.asked', passkey })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </WayRow>
  )
}

interface PartProps {
  readonly keeper: Keeper
}
const busy = (snapshot: ReturnType<Keeper['getSnapshot']>) => snapshot.hasTag('busy')

function Adding({ keeper }: PartProps) {
  const isAdding = useSelector(keeper, (snapshot) => snapshot.hasTag('adding'))
  const isConfirming = useSelector(keeper, (snapshot) => snapshot.hasTag('confirming'))
  const isMaking = useSelector(keeper, (snapshot) => snapshot.hasTag('making'))
  const isBusy = useSelector(keeper, busy)
  const { name, refusal, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  if (!isAdding) return null
  const LL = texts().passkey
  const dropped = () => keeper.send({ type: 'adding.dropped' })
  if (isConfirming) {
    return (
      <OwnerDialog
        refusal={refusal}
        failure={failure}
        isBusy={isBusy}
        given={(password) => keeper.send({ type: 'password.given', password })}
        dropped={dropped}
      />
    )
  }
  return (
    <PasskeyNameDialog
      title={LL.add()}
      text={isMaking ? LL.waiting() : LL.addText()}
      submit={LL.next()}
      name={name}
      refusal={refusal}
      failure={failure}
      isBusy={isBusy}
      changed={(changed) => keeper.send({ type: 'name.changed', name: changed })}
      submitted={() => keeper.send({ type: 'adding.submitted' })}
      dropped={dropped}
    />
  )
}

function Renaming({ keeper }: PartProps) {
  const isRenaming = useSelector(keeper, (snapshot) => snapshot.hasTag('renaming'))
  const isBusy = useSelector(keeper, busy)
  const { name, refusal, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  if (!isRenaming) return null
  const LL = texts().passkey
  return (
    <PasskeyNameDialog
      title={LL.renameTitle()}
      text={LL.renameText()}
      submit={LL.save()}
      name={name}
      refusal={refusal}
      failure={failure}
      isBusy={isBusy}
      changed={(changed) => keeper.send({ type: 'name.changed', name: changed })}
      submitted={() => keeper.send({ type: 'renaming.submitted' })}
      dropped={() => keeper.send({ type: 'renaming.dropped' })}
    />
  )
}

function Removal({ keeper }: PartProps) {
  const isAsking = useSelector(keeper, (snapshot) => snapshot.hasTag('asking'))
  const isBusy = useSelector(keeper, busy)
  const { chosen, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  if (!isAsking || chosen === null) return null
  const LL = texts().passkey
  return (
    <RemovalDialog
      title={LL.removeTitle({ name: chosen.name })}
      text={LL.removeText()}
      keep={LL.keep()}
      remove={LL.remove()}
      isBusy={isBusy}
      failure={failure}
      dropped={() => keeper.send({ type: 'removal.dropped' })}
      confirmed={() => keeper.send({ type: 'removal.confirmed' })}
    />
  )
}
