import { useSelector } from '@xstate/react'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'

import { Journey, type JourneyStep } from '../journey/journey.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { RecordActions } from './record-action.tsx'
import '../facts/facts.css'
import './record.css'

interface Props<Item, Action extends string> {
  readonly record: RecordActor<Item, Action>
  readonly title: string
  /** Its state, in a word. */
  readonly status: ReactNode
  /** Line below the title: when, whose. */
  readonly lead: ReactNode
  /** The next step, in one or two sentences. */
  readonly next: string
  /** The viewer's actions; a disallowed one explains itself. */
  readonly actions: ReactNode
  readonly journey: readonly JourneyStep[]
  readonly heading: string
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  /** Further content and dialogs. */
  readonly children?: ReactNode
}

/** A record of any lifecycle: state, next step, actions, journey and facts. */
export function RecordView<Item, Action extends string>({
  record,
  title,
  status,
  lead,
  next,
  actions,
  journey,
  heading,
  facts,
  children,
}: Props<Item, Action>) {
  const isChanged = useSelector(record, (snapshot) => snapshot.context.isChanged)
  const { record: LL, shell } = texts()
  return (
    <article className="record">
      <header className="record-head">
        <div className="record-head-words">
          <h2 className="record-title">{title}</h2>
          {status}
        </div>
        {lead}
        <ChangedNotice isChanged={isChanged} notice={() => record.send({ type: 'change.noticed' })} />
      </header>
      <section className="record-next" aria-label={LL.next()}>
        <div className="record-next-words">
          <p className="record-next-heading">
            <ArrowRight className="mirrored" size={16} aria-hidden="true" />
            {LL.next()}
          </p>
          <p role="status">{next}</p>
        </div>
        <RecordActions>{actions}</RecordActions>
      </section>
      <section className="record-part">
        <h3 className="record-heading">{shell.journey.label()}</h3>
        <Journey steps={journey} />
      </section>
      <section className="record-part">
        <h3 className="record-heading">{heading}</h3>
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <div key={name} className="fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {children}
    </article>
  )
}
