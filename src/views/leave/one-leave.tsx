import { useActorRef, useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import { use, useCallback, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { leaveActions, leaveRules, type LeaveAction } from '#machines/leave/leave-verdicts.ts'
import type { RecordFlow } from '#machines/kit/record.flow.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { LeaveView } from './leave-view.tsx'
import { useNotices } from './use-notices.ts'

export type LeaveActor = ActorRefFrom<RecordFlow>
type Snapshot = SnapshotFrom<RecordFlow>
type Tag = Parameters<Snapshot['hasTag']>[0]
export const has = (tag: Tag) => (snapshot: Snapshot) => snapshot.hasTag(tag)

interface Props {
  readonly leaveID: string
  /** What its viewer may want to do with it here. */
  readonly actions: readonly LeaveAction[]
}

/** One leave in each of its states: on its way, shown, missing, failed, not permitted. */
export function OneLeave({ leaveID, actions }: Props) {
  const { leave: flow } = use(usePortal().flows.leave())
  const record = useActorRef(flow, { input: { id: leaveID, rules: leaveRules } })
  useOutcome(record)
  useRevisits(record)
  useNotices(useCallback(() => record.send({ type: 'record.signalled' }), [record]))
  const isLoading = useSelector(record, has('loadingMark'))
  const isShown = useSelector(record, has('shown'))
  const isMissing = useSelector(record, has('missing'))
  const isForbidden = useSelector(record, has('forbidden'))
  const item = useSelector(record, (snapshot) => snapshot.context.item) as Leave | null
  const failure = useSelector(record, (snapshot) => snapshot.context.failure)
  const LL = texts()
  if (isShown && item !== null) return <LeaveView record={record} leave={item} actions={actions} />
  if (isLoading) return <Skeleton label={LL.portal.loading()} repeat={2} />
  if (isMissing)
    return <Face within="section" title={LL.leave.missingTitle()} text={LL.leave.missingText()} icon={<SearchX />} />
  if (isForbidden) {
    return (
      <Face
        within="section"
        title={LL.problem.forbiddenHeading()}
        text={LL.problem.forbiddenText()}
        icon={<LockKeyhole />}
      />
    )
  }
  if (failure === null) return null
  return <Failed failure={failure} retry={() => record.send({ type: 'record.reloaded' })} />
}

/** Tells the viewer what has been done. */
function useOutcome(record: LeaveActor): void {
  useEffect(() => {
    const subscription = record.on('done', ({ event }) => {
      const action = leaveActions.find((name) => name === event)
      if (action !== undefined) showToast('success', texts().leave.done[action]())
    })
    return () => subscription.unsubscribe()
  }, [record])
}

/** Who comes back to the page, or back into reach of the network, is shown the record as it is now. */
function useRevisits(record: LeaveActor): void {
  useEffect(() => {
    const revisit = () => {
      if (document.visibilityState === 'visible') record.send({ type: 'record.revisited' })
    }
    document.addEventListener('visibilitychange', revisit)
    window.addEventListener('focus', revisit)
    window.addEventListener('online', revisit)
    return () => {
      document.removeEventListener('visibilitychange', revisit)
      window.removeEventListener('focus', revisit)
      window.removeEventListener('online', revisit)
    }
  }, [record])
}
