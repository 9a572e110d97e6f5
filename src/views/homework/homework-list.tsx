import { Button } from '@radix-ui/themes'
import { NotebookPen } from 'lucide-react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import { homeworkStates, type HomeworkEntry } from '#api/homework/homework.contract.ts'
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
  HOMEWORK_LIST_PATH,
  homeworkFilter,
  homeworkListHref,
  isNarrowed,
  type HomeworkFilter,
} from './homework-href.ts'
import { HomeworkRow } from './homework-row.tsx'

interface Props {
  readonly query: URLSearchParams
}

export function HomeworkSearch({ query }: Props) {
  const LL = texts().handIn
  const filter = homeworkFilter(query)
  return (
    <SearchBox
      label={LL.search()}
      placeholder={LL.placeholder()}
      value={filter.keyword}
      commit={(keyword) => navigate(homeworkListHref({ ...filter, keyword }, query.get('size')))}
    />
  )
}

/** [HOMEWORK-01] The homework and the other tasks that a learner is given, by state; those that close next first. */
export function HomeworkList({ query }: Props) {
  const { mine } = use(usePortal().flows.homework())
  const filter = homeworkFilter(query)
  const size = query.get('size')
  const list = useList(mine, {
    page: query.get('page'),
    size: sizeAskedFor(size),
    filter: { state: filter.state ?? '', keyword: filter.keyword },
  })
  return (
    <>
      <StateChoice filter={filter} size={size} />
      <ListFaces<HomeworkEntry> list={list} empty={<None filter={filter} />}>
        {(entries) => (
          <ul className="response-rows">
            {entries.map((entry) => (
              <HomeworkRow key={entry.taskID} entry={entry} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={HOMEWORK_LIST_PATH} query={query} />
    </>
  )
}

interface FilterProps {
  readonly filter: HomeworkFilter
}

function StateChoice({ filter, size }: FilterProps & { readonly size: string | null }) {
  const LL = texts().handIn
  const id = useId()
  const choose = (value: string) => {
    const state = homeworkStates.find((one) => one === value) ?? null
    navigate(homeworkListHref({ ...filter, state }, size))
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
          ...homeworkStates.map((state) => ({ value: state, text: LL.state[state]() })),
        ]}
        choose={choose}
      />
    </div>
  )
}

function None({ filter }: FilterProps) {
  const LL = texts().handIn
  const icon = <NotebookPen />
  if (!isNarrowed(filter)) return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={icon} />
  return (
    <Face within="section" title={LL.noneTitle()} text={LL.noneText()} icon={icon}>
      <Button asChild variant="soft">
        <Link href={homeworkListHref()}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
