import { use, useState } from 'react'

import type { Homework, HomeworkAction } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { homeworkOffered, homeworkRules } from '#machines/homework/homework-verdicts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { RecordAction } from '#views/kit/record/record-action.tsx'
import { RecordHistory } from '#views/kit/record/record-history.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { RecordView } from '#views/kit/record/record-view.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { AskedPart, Rubric } from './asked-part.tsx'
import { HandIn } from './hand-in/hand-in.tsx'
import { homeworkFacts } from './homework-facts.tsx'
import { homeworkJourney } from './homework-journey.ts'
import { handInWord, nextWords, stateKinds, windowOf } from './homework-words.ts'
import { VersionList } from './version-list.tsx'
import './homework.css'

/** It is handed in by a flow of its own, which says so itself. */
const noWord = (): null => null

/** [HOMEWORK-02] One task and how its learner stands with it. */
export function OneHomework({ taskID }: { readonly taskID: string }) {
  const { homework: flow } = use(usePortal().flows.homework())
  const LL = texts().handIn
  return (
    <RecordPage<Homework, HomeworkAction>
      flow={flow}
      id={taskID}
      rules={homeworkRules}
      missing={{ title: LL.missingTitle(), text: LL.missingText() }}
      done={noWord}
    >
      {(record, homework) => <HomeworkView record={record} homework={homework} />}
    </RecordPage>
  )
}

interface Props {
  readonly record: RecordActor<Homework, HomeworkAction>
  readonly homework: Homework
}

function HomeworkView({ record, homework }: Props) {
  const LL = texts().handIn
  const { name, state, versions, log, rubric } = homework
  /** How often its learner has asked for the form. */
  const [asked, setAsked] = useState(0)
  usePageTitle(name)
  const { word, at } = windowOf(homework)
  return (
    <RecordView
      record={record}
      title={name}
      status={<Status kind={stateKinds[state]}>{LL.state[state]()}</Status>}
      lead={
        <p>
          {word} <DateText value={at} />
        </p>
      }
      next={nextWords(homework)}
      actions={homeworkOffered(homework, ['handIn']).map(({ action, because }) => (
        <RecordAction
          key={action}
          word={handInWord(state)}
          because={because}
          choose={() => setAsked((times) => times + 1)}
        />
      ))}
      journey={homeworkJourney(homework)}
      heading={LL.details()}
      facts={homeworkFacts(homework)}
    >
      <AskedPart homework={homework} />
      {rubric.length > 0 && (
        <section className="record-part">
          <h3 className="record-heading">{LL.rubric()}</h3>
          <Rubric rubric={rubric} marks={null} />
        </section>
      )}
      <HandIn record={record} homework={homework} heading={handInWord(state)} asked={asked} />
      {versions.length > 0 && (
        <section className="record-part">
          <h3 className="record-heading">{LL.versions()}</h3>
          <VersionList homework={homework} />
        </section>
      )}
      {log.length > 0 && (
        <section className="record-part">
          <h3 className="record-heading">{texts().record.history()}</h3>
          <RecordHistory
            entries={log.map((entry) => ({
              what: LL.history[entry.event](),
              details: [],
              who: entry.who?.originalName ?? null,
              at: entry.at,
            }))}
          />
        </section>
      )}
    </RecordView>
  )
}
