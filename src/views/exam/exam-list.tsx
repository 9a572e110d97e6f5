import { Button } from '@radix-ui/themes'
import { ClipboardPen } from 'lucide-react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import { examAddress } from '#api/exam/addresses.ts'
import { examStates, type Exam } from '#api/exam/exam.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { examFilter, examListHref, isNarrowed, type ExamFilter, type ExamPlace } from './exam-href.ts'
import { ExamRow } from './exam-row.tsx'
import './exam.css'

interface Props {
  readonly place: ExamPlace
  readonly query: URLSearchParams
}

export function ExamSearch({ place, query }: Props) {
  const LL = texts().exam.list
  const filter = examFilter(query)
  return (
    <SearchBox
      label={LL.search()}
      placeholder={LL.placeholder()}
      value={filter.keyword}
      commit={(keyword) => navigate(examListHref(place, { ...filter, keyword }, query.get('size')))}
    />
  )
}

/** [EXAM-05, ENTITY-22] Exams by state. */
export function ExamList({ place, query }: Props) {
  const { open, mine } = use(usePortal().flows.exams())
  const filter = examFilter(query)
  const { state, keyword } = filter
  const size = query.get('size')
  const list = useList(place === 'exam' ? mine : open, {
    page: query.get('page'),
    size: sizeAskedFor(size),
    filter: { state: state ?? '', keyword },
  })
  return (
    <>
      <div className="exam-filters">
        <StateChoice place={place} filter={filter} size={size} />
      </div>
      <ListFaces<Exam> list={list} empty={<NoExams place={place} filter={filter} />}>
        {(exams) => (
          <ul className="exam-rows">
            {exams.map((exam) => (
              <ExamRow key={exam.examID} exam={exam} place={place} filter={filter} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={examAddress(place)} query={query} />
    </>
  )
}

interface FilterProps {
  readonly place: ExamPlace
  readonly filter: ExamFilter
}

function StateChoice({ place, filter, size }: FilterProps & { readonly size: string | null }) {
  const LL = texts().exam
  const id = useId()
  return (
    <div className="exam-choice">
      <label className="visually-hidden" htmlFor={id}>
        {LL.states()}
      </label>
      <Choice
        id={id}
        value={filter.state ?? ''}
        entries={[
          { value: '', text: LL.allStates() },
          ...examStates.map((state) => ({ value: state, text: LL.state[state]() })),
        ]}
        choose={(value) =>
          navigate(examListHref(place, { ...filter, state: examStates.find((one) => one === value) ?? null }, size))
        }
      />
    </div>
  )
}

function NoExams({ place, filter }: FilterProps) {
  const LL = texts().exam.list
  const icon = <ClipboardPen />
  if (isNarrowed(filter))
    return (
      <Face within="section" title={LL.noneTitle()} text={LL.noneText()} icon={icon}>
        <Button asChild variant="soft">
          <Link href={examListHref(place)}>{LL.showAll()}</Link>
        </Button>
      </Face>
    )
  if (place === 'examlist') return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={icon} />
  return (
    <Face within="section" title={LL.emptyOwnTitle()} text={LL.emptyOwnText()} icon={icon}>
      <Button asChild variant="soft">
        <Link href={examListHref('examlist')}>{LL.toList()}</Link>
      </Button>
    </Face>
  )
}
