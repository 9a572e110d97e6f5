import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { FileText, Plus, SearchX } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'

import { informationCategories, KEYWORD_MAX } from '#api/contract/information.ts'
import { informationStates, type ManagedInformationEntry } from '#api/contract/managed-information.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/flows/pages.ts'
import { navigate } from '#src/address.ts'

import { Face } from '../faces/face.tsx'
import { ListFaces } from '../faces/list-faces.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { ListPagination } from '../pagination/list-pagination.tsx'
import { usePageTitle } from '../portal/page-title.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { LinkTabs } from '../tabs/link-tabs.tsx'
import { DateText } from '../time/time-text.tsx'
import { useAdministration } from './administration-context.ts'
import { InformationStatus } from './information-status.tsx'
import { Choice } from '../choice/choice.tsx'
import { addressOf, itemAddress, NEW } from './sections.ts'
import '../row-link/row-link.css'
import './information-list.css'

const LIST = addressOf('information')
const figure = (value: number): string => numberText(value, language())

/** The same list with a changed filter, from its first page; what is empty is left out. */
function narrowed(query: URLSearchParams, name: 'category' | 'state' | 'keyword', value: string): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next.size === 0 ? LIST : `${LIST}?${next}`
}

/** [NEWS-01] Everything that staff have written, last changed first. */
export default function InformationList({ query }: { query: URLSearchParams }) {
  const category = informationCategories.find((code) => code === query.get('category')) ?? ''
  const state = informationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX)
  const list = useActorRef(useAdministration().flows.information, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { category, state, keyword } },
  })
  const { items: LL, category: categories, state: states } = texts().administration
  const isNarrowed = category !== '' || state !== '' || keyword !== ''
  const newAddress = itemAddress('information', NEW)
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead
        title={LL.heading()}
        lead={LL.intro()}
        actions={
          <Button asChild size="3">
            <Link href={category === '' ? newAddress : `${newAddress}?${new URLSearchParams({ category })}`}>
              <Plus size={18} aria-hidden="true" />
              {LL.create()}
            </Link>
          </Button>
        }
      />
      <LinkTabs
        label={LL.states()}
        entries={[
          { href: narrowed(query, 'state', ''), text: LL.allStates(), isCurrent: state === '' },
          ...informationStates.map((name) => ({
            href: narrowed(query, 'state', name),
            text: states[name](),
            isCurrent: state === name,
          })),
        ]}
      />
      <div className="information-filters">
        <CategoryFilter
          value={category}
          entries={[
            { value: '', text: LL.allCategories() },
            ...informationCategories.map((code) => ({ value: code, text: categories[code]() })),
          ]}
          choose={(code) => navigate(narrowed(query, 'category', code))}
        />
        <SearchBox
          label={LL.search()}
          placeholder={LL.searchPlaceholder()}
          value={keyword}
          commit={(text) => navigate(narrowed(query, 'keyword', text))}
        />
      </div>
      <ListFaces list={list} empty={<Nothing isNarrowed={isNarrowed} />}>
        {(entries: readonly ManagedInformationEntry[]) => (
          <ul className="information-rows">
            {entries.map((entry) => (
              <Row key={entry.informationID} entry={entry} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={LIST} query={query} />
    </>
  )
}

interface CategoryProps {
  readonly value: string
  readonly entries: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (code: string) => void
}

function CategoryFilter(props: CategoryProps) {
  const id = useId()
  return (
    <div className="information-category">
      <label className="visually-hidden" htmlFor={id}>
        {texts().administration.items.category()}
      </label>
      <Choice id={id} {...props} />
    </div>
  )
}

function Row({ entry: { informationID, title, categoryCode, state, languages: written, updatedAt } }: { entry: ManagedInformationEntry }) {
  const { items: LL, category } = texts().administration
  return (
    <li className="information-row">
      <div className="information-row-words">
        <Link className="row-link information-row-title" href={itemAddress('information', informationID)}>
          {title === '' ? LL.untitled() : <bdi>{title}</bdi>}
        </Link>
        <p className="information-row-facts">
          <span>{category[categoryCode]()}</span>
          <span>{LL.languages({ count: figure(written.length), all: figure(languages.length) })}</span>
          <span>
            {LL.updated()} <DateText value={updatedAt} />
          </span>
        </p>
      </div>
      <InformationStatus state={state} />
    </li>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const LL = texts().administration.items
  if (!isNarrowed) return <Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<FileText />} />
  return (
    <Face within="section" title={LL.nothingFound()} text={LL.nothingFoundHint()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={LIST}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
