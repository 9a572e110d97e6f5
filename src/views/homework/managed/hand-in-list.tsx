import { useActorRef, useSelector } from '@xstate/react'

import { handInStates, type HandIn } from '#api/homework/managed-task.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { addressOf, itemAddress } from '#views/editor/sections.ts'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { HandInStatus } from './hand-in-status.tsx'
import { handInsAddress, reviewAddress } from './task-address.ts'
import { figure } from './task-figures.ts'

const KEYWORD_MAX = 100

interface Props {
  readonly taskID: string
  readonly query: URLSearchParams
}

/** [HOMEWORK-02 in part] Who has handed in for a task and how it stands, those that wait for a review first. */
export function HandInList({ taskID, query }: Props) {
  const state = handInStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const list = useActorRef(useAdministration().flows.handIns, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { task: taskID, state, keyword },
    },
  })
  const answer = useSelector(list, ({ context }) => context.answer)
  const { managedTask: LL } = texts()
  const name = answer?.name ?? ''
  return (
    <>
      {answer?.mayEdit === false ? (
        <BackLink href={addressOf('tasks')}>{texts().administration.editor.toList()}</BackLink>
      ) : (
        <BackLink href={itemAddress('tasks', taskID)}>{LL.toTask()}</BackLink>
      )}
      <DocumentList
        section="tasks"
        address={handInsAddress(taskID)}
        query={query}
        list={list}
        heading={name === '' ? LL.handIns.show() : LL.handIns.of({ name: `\u2068${name}\u2069` })}
        intro={LL.handIns.intro()}
        state={state}
        states={handInStates.map((value) => ({ value, text: LL.states[value]() }))}
        keyword={keyword}
        placeholder={texts().marking.placeholder()}
      >
        {(handIn: HandIn) => (
          <DocumentRow
            key={handIn.homeworkID}
            href={reviewAddress(taskID, handIn.homeworkID)}
            title={handIn.learner.originalName}
            facts={factsOf(handIn)}
            status={<HandInStatus state={handIn.state} />}
          />
        )}
      </DocumentList>
    </>
  )
}

function factsOf({ handedInAt, isLate, versions, marked }: HandIn) {
  const { managedTask: LL } = texts()
  return [
    <DateText key="at" value={handedInAt} />,
    LL.version({ number: figure(versions) }),
    ...(isLate ? [LL.late()] : []),
    ...(marked === null ? [] : [LL.pointsOf({ points: figure(marked.points), most: figure(marked.most) })]),
  ]
}
