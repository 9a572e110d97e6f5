import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, type ReactNode } from 'react'

import type { RecordRules } from '#machines/kit/record-context.ts'
import type { RecordActor, RecordFlow } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { showToast } from '../toast/toasts.tsx'
import { RecordFaces } from './record-faces.tsx'
import { useNotices } from './use-notices.ts'
import { useRevisits } from './use-revisits.ts'

interface Props<Item, Action extends string> {
  /** With the services of the lifecycle. */
  readonly flow: RecordFlow<Item, Action>
  readonly id: string
  readonly rules: RecordRules<Item, Action>
  /** What is said where there is no such record, or not for this person. */
  readonly missing: { readonly title: string; readonly text: string }
  /** What is said once an event has been taken in; null: nothing. */
  readonly done: (event: Action) => string | null
  readonly children: (record: RecordActor<Item, Action>, item: Item) => ReactNode
}

/** One record of a lifecycle in each of its states; it is looked up again whenever it may not be what it was. */
export function RecordPage<Item, Action extends string>({
  flow,
  id,
  rules,
  missing,
  done,
  children,
}: Props<Item, Action>) {
  const record: RecordActor<Item, Action> = useActorRef(flow, { input: { id, rules } })
  useOutcome(record, done)
  useRevisits(useCallback(() => record.send({ type: 'record.revisited' }), [record]))
  useNotices(useCallback(() => record.send({ type: 'record.signalled' }), [record]))
  const isShown = useSelector(record, has('shown'))
  const item = useSelector(record, (snapshot) => snapshot.context.item)
  if (isShown && item !== null) return children(record, item)
  return <RecordFaces actor={record} missing={missing} retry={() => record.send({ type: 'record.reloaded' })} />
}

/** Tells the viewer what has been done. */
function useOutcome<Item, Action extends string>(
  record: RecordActor<Item, Action>,
  done: (event: Action) => string | null,
): void {
  useEffect(() => {
    const subscription = record.on('done', ({ event }) => {
      const word = done(event)
      if (word !== null) showToast('success', word)
    })
    return () => subscription.unsubscribe()
  }, [record, done])
}
