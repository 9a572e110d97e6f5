import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, type ReactNode } from 'react'

import type { RecordRules } from '#machines/kit/record-context.ts'
import type { RecordActor, RecordFlow } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { showToast } from '../toast/toasts.tsx'
import { RecordFaces } from './record-faces.tsx'
import { useChanges } from './use-signals.ts'
import { useRevisits } from './use-revisits.ts'

interface Props<Item, Action extends string, Id> {
  /** The lifecycle's flow, with its services. */
  readonly flow: RecordFlow<Item, Action, Id>
  readonly id: Id
  readonly rules: RecordRules<Item, Action>
  /** Texts for a record that does not exist or is not visible to this user. */
  readonly missing: { readonly title: string; readonly text: string }
  /** Message once an event has been accepted; null: none. */
  readonly done: (event: Action, item: Item) => string | null
  readonly children: (record: RecordActor<Item, Action>, item: Item) => ReactNode
}

/** The page of a record in each of its states; refetched whenever it may be stale. */
export function RecordPage<Item, Action extends string, Id = string>({
  flow,
  id,
  rules,
  missing,
  done,
  children,
}: Props<Item, Action, Id>) {
  const record: RecordActor<Item, Action> = useActorRef(flow, { input: { id, rules } })
  useOutcome(record, done)
  useRevisits(useCallback(() => record.send({ type: 'record.revisited' }), [record]))
  useChanges(() => record.send({ type: 'record.signalled' }))
  const isShown = useSelector(record, has('shown'))
  const item = useSelector(record, (snapshot) => snapshot.context.item)
  useTime(record, item === null ? null : (rules.changesIn?.(item) ?? null))
  if (isShown && item !== null) return children(record, item)
  return <RecordFaces actor={record} missing={missing} retry={() => record.send({ type: 'record.reloaded' })} />
}

/** The most that a timer of the browser can wait. */
const LONGEST = 2 ** 31 - 1
/** Within this many milliseconds, so that not everybody asks at the moment at which a window opens. */
const SPREAD = 1000

/**
 * Refreshes the record once time alone has changed what can be done with it. @param wait in milliseconds; null: never
 */
function useTime<Item, Action extends string>(record: RecordActor<Item, Action>, wait: number | null): void {
  useEffect(() => {
    if (wait === null || wait + SPREAD > LONGEST) return
    const timer = setTimeout(() => record.send({ type: 'record.signalled' }), wait + Math.random() * SPREAD)
    return () => clearTimeout(timer)
  }, [record, wait])
}

/** Shows a toast once an event has been accepted. */
function useOutcome<Item, Action extends string>(
  record: RecordActor<Item, Action>,
  done: (event: Action, item: Item) => string | null,
): void {
  useEffect(() => {
    const subscription = record.on('done', ({ event, item }) => {
      const word = done(event, item)
      if (word !== null) showToast('success', word)
    })
    return () => subscription.unsubscribe()
  }, [record, done])
}
