import { Trophy } from 'lucide-react'
import { use } from 'react'

import type { getExamRanking } from '#api/exam/result.contract.ts'
import type { AnswerOf } from '#api/kit/call.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { marksText } from './exam-words.ts'

type Ranking = AnswerOf<typeof getExamRanking>

/** [EXAM-03] The ranking of a contest, by marks, then by time; one's own rank stays in sight. */
export function ExamRanking({ examID }: { readonly examID: string }) {
  const { ranking } = use(usePortal().flows.exams())
  const list = useList(ranking, { size: 40, filter: { examID } })
  const LL = texts().exam.ranking
  return (
    <section className="exam-ranking">
      <h3 className="exam-section">{LL.heading()}</h3>
      <ListFaces<Ranking>
        list={list}
        empty={<Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<Trophy />} />}
      >
        {([found]) => (found === undefined ? null : <Ranks ranking={found} />)}
      </ListFaces>
    </section>
  )
}

function Ranks({ ranking: { list, own } }: { readonly ranking: Ranking }) {
  const LL = texts().exam.ranking
  if (list.length === 0)
    return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<Trophy />} />
  return (
    <>
      {own !== null && (
        <p className="exam-own-rank">
          {LL.own()} {numberText(own.rank, language())}
        </p>
      )}
      <table className="exam-ranks">
        <thead>
          <tr>
            <th scope="col">{LL.rank()}</th>
            <th scope="col">{LL.learner()}</th>
            <th scope="col">{LL.marks()}</th>
            <th scope="col">{LL.time()}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ rank, learner, marks, seconds }) => (
            <tr key={learner.userId} data-own={learner.userId === own?.learner.userId || undefined}>
              <td>{numberText(rank, language())}</td>
              <th scope="row">
                <bdi>{learner.originalName}</bdi>
              </th>
              <td>{marksText(marks)}</td>
              <td>{durationText(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Minutes and seconds: 12:05. */
const durationText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
