import { useActorRef } from '@xstate/react'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { examPhases, type ManagedExamEntry } from '#api/exam/managed-exam.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** [EXAM-01 in part] The exams that the user sets, the latest opening first. */
export default function ManagedExamList({ query }: { query: URLSearchParams }) {
  const phase = examPhases.find((name) => name === query.get('type')) ?? ''
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const list = useActorRef(useAdministration().flows.exams, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { type: phase, state, keyword, whose },
    },
  })
  const { administration, managedExam: LL, question } = texts()
  return (
    <DocumentList
      section="exams"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('exams', NEW), text: LL.create() }}
      state={state}
      keyword={keyword}
      whose={whose}
      narrowings={[
        {
          name: 'type',
          label: LL.phase(),
          value: phase,
          entries: [
            { value: '', text: LL.allPhases() },
            ...examPhases.map((name) => ({ value: name, text: LL.phases[name]() })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(exam: ManagedExamEntry) => (
        <DocumentRow
          key={exam.examID}
          href={itemAddress('exams', exam.examID)}
          title={exam.name}
          facts={[
            LL.phases[exam.phase](),
            <TimeRange key="times" from={exam.opensAt} to={exam.closesAt} />,
            exam.of === null ? LL.everybody() : <bdi key="of">{exam.of}</bdi>,
            question.banks.questionCount({ count: figure(exam.questionCount) }),
            administration.items.languages({
              count: figure(exam.languages.length),
              all: figure(languages.length),
            }),
            ...ownedBy(exam.ownerName),
          ]}
          status={<PublicationStatus state={exam.state} />}
        />
      )}
    </DocumentList>
  )
}
