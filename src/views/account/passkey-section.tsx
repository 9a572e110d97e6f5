import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Fingerprint, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { PASSKEYS_MAX } from '#api/account/passkey-rule.ts'
import type { Passkey } from '#api/account/passkey.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { PasskeyMakingFlow } from '#machines/account/passkey-making.flow.ts'
import type { CollectionActor } from '#machines/kit/collection.flow.ts'

import { CollectionRemoval } from '#views/kit/dialog/collection-removal.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { WayRow } from './way-row.tsx'
import '#views/kit/icon-button/icon-button.css'
import './ways-in.css'

type Keeper = CollectionActor<readonly Passkey[], Passkey>
type Maker = ActorRefFrom<PasskeyMakingFlow>

/** The user's passkeys. Needs the texts `passkey` and the flows `waysIn`. */
export function PasskeySection() {
  const { flows, canUsePasskeys } = usePortal()
  const { passkeys, passkeyMaking } = use(flows.waysIn())
  const keeper = useActorRef(passkeys, { input: { id: '' } })
  const maker = useActorRef(passkeyMaking)
  useFormRefused(maker)
  const count = useSelector(keeper, (snapshot) => snapshot.context.item?.length ?? 0)
  const isLoading = useSelector(keeper, (snapshot) => snapshot.hasTag('loadingMark'))
  const isFailed = useSelector(keeper, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().passkey

  useEffect(() => {
    const reload = () => keeper.send({ type: 'item.reloaded' })
    const told = [
      maker.on('added', () => {
        showToast('success', texts().passkey.added())
        reload()
      }),
      maker.on('renamed', () => {
        showToast('success', texts().passkey.renamed())
        reload()
      }),
      maker.on('gone', reload),
      keeper.on('removed', () => showToast('success', texts().passkey.removed())),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [keeper, maker])

  const isFull = count >= PASSKEYS_MAX
  const add = (
    <Button
      variant="soft"
      disabled={isLoading || isFailed || isFull || !canUsePasskeys}
      onClick={() => maker.send({ type: 'adding.begun', name: LL.defaultName({ number: String(count + 1) }), count })}
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
        {count > 0 && add}
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
      <DetailFaces detail={keeper} within="section" waiting={<Skeleton label={texts().portal.loading()} />}>
        {(list) =>
          list.length === 0 ? (
            <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<Fingerprint />}>
              {add}
            </Face>
          ) : (
            <ul className="ways-list">
              {list.map((passkey) => (
                <PasskeyRow key={passkey.passkeyID} passkey={passkey} keeper={keeper} maker={maker} />
              ))}
            </ul>
          )
        }
      </DetailFaces>
      <Adding maker={maker} />
      <Renaming maker={maker} />
      <CollectionRemoval
        collection={keeper}
        wordsOf={({ name }) => ({
          title: LL.removeTitle({ name }),
          text: LL.removeText(),
          keep: LL.keep(),
          remove: LL.remove(),
        })}
      />
    </section>
  )
}

function PasskeyRow({ passkey, keeper, maker }: { passkey: Passkey; keeper: Keeper; maker: Maker }) {
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
        onClick={() => maker.send({ type: 'renaming.begun', passkey })}
      >
        <Pencil size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={LL.removeOne({ name: passkey.name })}
        title={LL.remove()}
        onClick={() => keeper.send({ type: 'removal.asked', one: passkey })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </WayRow>
  )
}

interface PartProps {
  readonly maker: Maker
}
const busy = (snapshot: ReturnType<Maker['getSnapshot']>) => snapshot.hasTag('busy')

function Adding({ maker }: PartProps) {
  const isAdding = useSelector(maker, (snapshot) => snapshot.hasTag('adding'))
  const isConfirming = useSelector(maker, (snapshot) => snapshot.hasTag('confirming'))
  const isMaking = useSelector(maker, (snapshot) => snapshot.hasTag('making'))
  const isBusy = useSelector(maker, busy)
  const { name, refusal, failure } = useSelector(maker, (snapshot) => snapshot.context)
  if (!isAdding) return null
  const LL = texts().passkey
  const dropped = () => maker.send({ type: 'adding.dropped' })
  if (isConfirming) {
    return (
      <OwnerDialog
        refusal={refusal}
        failure={failure}
        isBusy={isBusy}
        given={(password) => maker.send({ type: 'password.given', password })}
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
      changed={(changed) => maker.send({ type: 'name.changed', name: changed })}
      submitted={() => maker.send({ type: 'adding.submitted' })}
      dropped={dropped}
    />
  )
}

function Renaming({ maker }: PartProps) {
  const isRenaming = useSelector(maker, (snapshot) => snapshot.hasTag('renaming'))
  const isBusy = useSelector(maker, busy)
  const { name, refusal, failure } = useSelector(maker, (snapshot) => snapshot.context)
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
      changed={(changed) => maker.send({ type: 'name.changed', name: changed })}
      submitted={() => maker.send({ type: 'renaming.submitted' })}
      dropped={() => maker.send({ type: 'renaming.dropped' })}
    />
  )
}
