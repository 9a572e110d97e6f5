import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { useFormRefused } from '../toast/use-form-refused.ts'
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx'

interface Props<Item, Action extends string> {
  readonly record: RecordActor<Item, Action>
  /** The confirmation of an event; null: none. */
  readonly questionOf: (event: Action, item: Item) => ReasonQuestion | null
  /** What helps to write, from what has been written. */
  readonly helpOf?: (words: string, change: (words: string) => void) => ReactNode
}

/** The dialog of the pending action, from confirmation to response. */
export function RecordAsking<Item, Action extends string>({ record, questionOf, helpOf }: Props<Item, Action>) {
  useFormRefused(record)
  const isAsking = useSelector(record, has('asking'))
  const isBusy = useSelector(record, has('busy'))
  const isUnsent = useSelector(record, has('unsent'))
  const isChanged = useSelector(record, has('changed'))
  const { id, rules, item, intent, failure } = useSelector(record, (snapshot) => snapshot.context)
  const question = item === null || intent === null ? null : questionOf(intent.event, item)
  if (!isAsking || item === null || intent === null || question === null) return null
  const said = rules.verdict(item, intent.event, intent.words)
  const change = (words: string) => record.send({ type: 'words.changed', words })
  return (
    <ReasonDialog
      question={question}
      about={JSON.stringify([id, intent.event])}
      words={intent.words}
      verdict={said.kind === 'refused' ? said.code : null}
      failure={failure}
      isBusy={isBusy}
      isUnsent={isUnsent}
      isChanged={isChanged}
      help={helpOf?.(intent.words, change)}
      change={change}
      send={() => record.send({ type: 'event.sent' })}
      close={() => record.send({ type: 'event.dropped' })}
    />
  )
}
