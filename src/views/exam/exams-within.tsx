import { ClipboardPen } from 'lucide-react'
import { use } from 'react'

import type { Exam } from '#api/exam/exam.contract.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ExamRow } from './exam-row.tsx'
import './exam.css'

/** As many as are answered for a course or a class. */
const MOST = 40

interface Props {
  readonly filter: { readonly courseID: string } | { readonly classID: string }
  /** Nothing is said where there are none. */
  readonly isOptional?: boolean
}

/** [EXAM-02, COURSE-02] The exams of a course, or of a class. */
export function ExamsWithin({ filter, isOptional = false }: Props) {
  const { within } = use(usePortal().flows.exams())
  const list = useList(within, { size: MOST, filter })
  const LL = texts().exam.list
  return (
    <ListFaces<Exam>
      list={list}
      empty={
        isOptional ? null : (
          <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<ClipboardPen />} />
        )
      }
    >
      {(exams) => (
        <ul className="exam-rows">
          {exams.map((exam) => (
            <ExamRow key={exam.examID} exam={exam} place="examlist" filter={{ state: null, keyword: '' }} />
          ))}
        </ul>
      )}
    </ListFaces>
  )
}
