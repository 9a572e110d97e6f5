import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'wouter'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { taskPhases, type ManagedTaskEntry } from '#api/homework/managed-task.contract.ts'
import { languages } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { handInsAddress } from './task-address.ts'
import { figure } from './task-figures.ts'
import '#views/kit/record/actions.css'

const KEYWORD_MAX = 100

/**
 * [HOMEWORK-01 in part, ENTITY-27 in part] The homework and the tasks that the user sets or reviews, the latest opening
 * first.
 */
export default function TaskList({ query }: { query: URLSearchParams }) {
  const phase = taskPhases.find((name) => name === query.get('type')) ?? ''
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const ofClass = query.get('class') ?? ''
  const list = useActorRef(useAdministration().flows.tasks, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { type: phase, state, keyword, whose, class: ofClass },
    },
  })
  const className = useSelector(list, ({ context }) => context.rows.find((row) => row.className !== null)?.className)
  const { managedTask: LL, managedQuestionnaire } = texts()
  return (
    <DocumentList
      section="tasks"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('tasks', NEW), text: LL.create() }}
      state={state}
      keyword={keyword}
      whose={whose}
      narrowings={[
        {
          name: 'type',
          label: managedQuestionnaire.phase(),
          value: phase,
          entries: [
            { value: '', text: managedQuestionnaire.allPhases() },
            ...taskPhases.map((name) => ({ value: name, text: LL.phases[name]() })),
          ],
        },
        ...(ofClass === ''
          ? []
          : [
              {
                name: 'class' as const,
                label: LL.class(),
                value: ofClass,
                entries: [
                  { value: '', text: LL.allClasses() },
                  { value: ofClass, text: className ?? LL.class() },
                ],
              },
            ]),
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(entry: ManagedTaskEntry) => <TaskRow key={entry.taskID} entry={entry} />}
    </DocumentList>
  )
}

/**
 * One task, with the way to what was handed in, which is all that there is to see for who only reviews it.
 * @param isOfClass the class need not be said
 */
export function TaskRow({ entry, isOfClass = false }: { readonly entry: ManagedTaskEntry; isOfClass?: boolean }) {
  const { taskID, className, state, mayEdit } = entry
  const { administration, managedTask: LL, managedQuestionnaire } = texts()
  const waiting = LL.handIns.waiting({ count: figure(entry.waiting) })
  return (
    <DocumentRow
      href={mayEdit ? itemAddress('tasks', taskID) : handInsAddress(taskID)}
      title={entry.name}
      facts={[
        LL.phases[entry.phase](),
        <TimeRange key="times" from={entry.opensAt} to={entry.closesAt} />,
        ...(isOfClass
          ? []
          : [
              className === null ? (
                managedQuestionnaire.audiences[entry.audience]()
              ) : (
                <bdi key="class">{className}</bdi>
              ),
            ]),
        ...(state === 'draft'
          ? []
          : [
              LL.handIns.count({ count: figure(entry.handedIn) }),
              entry.waiting === 0 ? waiting : <strong key="waiting">{waiting}</strong>,
            ]),
        administration.items.languages({ count: figure(entry.languages.length), all: figure(languages.length) }),
        ...ownedBy(entry.ownerName),
      ]}
      status={<PublicationStatus state={state} />}
      action={state === 'draft' || state === 'discarded' ? undefined : <ToHandIns entry={entry} />}
    />
  )
}

function ToHandIns({ entry: { taskID, name } }: { readonly entry: ManagedTaskEntry }) {
  const { administration, managedTask } = texts()
  const LL = managedTask.handIns
  return (
    <Button asChild variant="soft" className="record-action">
      <Link
        href={handInsAddress(taskID)}
        aria-label={`${LL.show()}: ${name === '' ? administration.items.untitled() : name}`}
      >
        {LL.show()}
      </Link>
    </Button>
  )
}
