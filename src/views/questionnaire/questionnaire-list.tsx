import { Button } from '@radix-ui/themes'
import { ListChecks, Vote } from 'lucide-react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import { questionnaireAddress } from '#api/questionnaire/addresses.ts'
import { responseStates, type Questionnaire } from '#api/questionnaire/answering.contract.ts'
import type { ListedKind } from '#api/questionnaire/kind-rule.ts'
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
import {
  isNarrowed,
  questionnaireFilter,
  questionnaireListHref,
  type QuestionnaireFilter,
} from './questionnaire-href.ts'
import { QuestionnaireRow } from './questionnaire-row.tsx'
import './questionnaire-list.css'

interface Props {
  readonly kind: ListedKind
  readonly query: URLSearchParams
}

export function QuestionnaireSearch({ kind, query }: Props) {
  const LL = texts().questionnaireList.of[kind]
  const filter = questionnaireFilter(query)
  return (
    <SearchBox
      label={LL.search()}
      placeholder={LL.placeholder()}
      value={filter.keyword}
      commit={(keyword) => navigate(questionnaireListHref(kind, { ...filter, keyword }, query.get('size')))}
    />
  )
}

/** [ROUTE-25] The questionnaires or the votes that ask the learner, by state. */
export function QuestionnaireList({ kind, query }: Props) {
  const { mine } = use(usePortal().flows.questionnaires())
  const filter = questionnaireFilter(query)
  const { state, keyword } = filter
  const size = query.get('size')
  const list = useList(mine, {
    page: query.get('page'),
    size: sizeAskedFor(size),
    filter: { kind, state: state ?? '', keyword },
  })
  return (
    <>
      <div className="response-filters">
        <StateChoice kind={kind} filter={filter} size={size} />
      </div>
      <ListFaces<Questionnaire> list={list} empty={<None kind={kind} filter={filter} />}>
        {(questionnaires) => (
          <ul className="response-rows">
            {questionnaires.map((questionnaire) => (
              <QuestionnaireRow key={questionnaire.questionnaireID} questionnaire={questionnaire} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={questionnaireAddress(kind)} query={query} />
    </>
  )
}

interface FilterProps {
  readonly kind: ListedKind
  readonly filter: QuestionnaireFilter
}

function StateChoice({ kind, filter, size }: FilterProps & { readonly size: string | null }) {
  const LL = texts().questionnaireList
  const id = useId()
  const choose = (value: string) => {
    const state = responseStates.find((one) => one === value) ?? null
    navigate(questionnaireListHref(kind, { ...filter, state }, size))
  }
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {LL.states()}
      </label>
      <Choice
        id={id}
        value={filter.state ?? ''}
        entries={[
          { value: '', text: LL.allStates() },
          ...responseStates.map((state) => ({ value: state, text: LL.state[state]() })),
        ]}
        choose={choose}
      />
    </div>
  )
}

function None({ kind, filter }: FilterProps) {
  const LL = texts().questionnaireList
  const of = LL.of[kind]
  const icon = kind === 'vote' ? <Vote /> : <ListChecks />
  if (!isNarrowed(filter)) return <Face within="section" title={of.emptyTitle()} text={of.emptyText()} icon={icon} />
  return (
    <Face within="section" title={of.noneTitle()} text={LL.noneText()} icon={icon}>
      <Button asChild variant="soft">
        <Link href={questionnaireListHref(kind)}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
