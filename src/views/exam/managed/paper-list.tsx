import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Download } from 'lucide-react'

import { paperStates } from '#api/exam/paper.contract.ts'
import { resultFormats, type ListedPaper } from '#api/exam/marking.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { itemAddress } from '#views/editor/sections.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { marksText } from '../marks-text.ts'
import { PaperStatus } from './paper-status.tsx'

const KEYWORD_MAX = 100

/** The papers of the exams that the user runs, those that wait for marks first. */
export default function PaperList({ query }: { query: URLSearchParams }) {
  const state = paperStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const exam = query.get('exam') ?? ''
  const list = useActorRef(useAdministration().flows.papers, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { state, keyword, exam } },
  })
  const examName = useSelector(list, ({ context }) => context.rows.find(({ examID }) => examID === exam)?.examName)
  const { marking: LL } = texts()
  return (
    <DocumentList
      section="papers"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      actions={exam !== '' && <ResultFiles examID={exam} />}
      state={state}
      states={paperStates.map((value) => ({ value, text: LL.state[value]() }))}
      keyword={keyword}
      narrowings={
        exam === ''
          ? []
          : [
              {
                name: 'exam',
                label: LL.exam(),
                value: exam,
                entries: [
                  { value: '', text: LL.allExams() },
                  { value: exam, text: examName ?? LL.exam() },
                ],
              },
            ]
      }
      placeholder={LL.placeholder()}
    >
      {(paper: ListedPaper) => (
        <DocumentRow
          key={paper.paperID}
          href={itemAddress('papers', paper.paperID)}
          title={paper.learner.originalName}
          facts={factsOf(paper)}
          status={<PaperStatus state={paper.state} />}
        />
      )}
    </DocumentList>
  )
}

/** All results of an exam as a file. */
function ResultFiles({ examID }: { readonly examID: string }) {
  const { flows } = useAdministration()
  const { marking: LL } = texts()
  return resultFormats.map((format) => (
    <Button key={format} asChild variant="soft" color="gray">
      <a
        href={flows.examResults({ examID, format })}
        download
        data-export="results"
        aria-label={`${LL.results()} ${format.toUpperCase()}`}
      >
        <Download size={16} aria-hidden="true" />
        {LL.results()} <bdi>{format.toUpperCase()}</bdi>
      </a>
    </Button>
  ))
}

function factsOf({ examName, attempt, marks, total, handedInAt, begunAt }: ListedPaper) {
  const { exam: LL } = texts()
  return [
    <bdi key="exam">{examName}</bdi>,
    LL.papers.attempt({ count: numberText(attempt, language()) }),
    <DateText key="at" value={handedInAt ?? begunAt} />,
    ...(marks === null ? [] : [LL.marksOfTotal({ marks: marksText(marks), total: marksText(total) })]),
  ]
}
