import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { FileText, Plus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { navigate, splitAddress } from '#browser/address.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Narrow, type NarrowProps } from '#views/kit/narrow/narrow.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { addressOf, type SectionCode } from './sections.ts'
import '#views/kit/row-link/row-link.css'
import './document-list.css'

/** A list filter beside state and keyword; the empty value means no filter. */
interface Narrowing extends Omit<NarrowProps, 'choose'> {
  readonly name: 'category' | 'kind' | 'type' | 'bank' | 'topic' | 'difficulty' | 'exam' | 'class'
  /** A filter that depends on this one, and is given up with it. */
  readonly clears?: Narrowing['name']
}
interface Props<Row> {
  readonly section: SectionCode
  /** Of the list, without filters; by default that of its section. */
  readonly address?: string
  readonly query: URLSearchParams
  readonly list: ListActor<Row>
  readonly heading: string
  readonly intro: string
  /** Address of a new document, and the button label; absent: none is made here. */
  readonly create?: { readonly href: string; readonly text: string }
  /** What else is done with the list as a whole. */
  readonly actions?: ReactNode
  /** State filter, empty for all; null: the rows have no state. */
  readonly state: string | null
  /** The states in order, where they are not those of what is published. */
  readonly states?: readonly { readonly value: string; readonly text: string }[]
  readonly keyword: string
  /** Whose documents, for administrators, who see them all otherwise; absent: there is no choice. */
  readonly whose?: string
  /** What else there is to see beside the documents of owners, for all staff. */
  readonly alsoWhose?: readonly { readonly value: string; readonly text: string }[]
  readonly narrowings?: readonly Narrowing[]
  /** Placeholder of the search box. */
  readonly placeholder: string
  readonly children: (row: Row) => ReactNode
}

/** The filter of an address by owner; empty: all. @param also what else a list can show */
export const whoseIn = <Also extends string = never>(
  query: URLSearchParams,
  also: readonly Also[] = [],
): Also | 'mine' | '' => (['mine', ...also] as const).find((one) => one === query.get('whose')) ?? ''

/** The owner as a fact of a row; none where there is none. */
export const ownedBy = (name: string | null): string[] =>
  name === null ? [] : [texts().administration.editors.ownedBy({ name })]

/** A document list with filters, all of them in the address. */
export function DocumentList<Row>({
  section,
  address = addressOf(section),
  query,
  list,
  heading,
  intro,
  create,
  actions,
  state,
  states,
  keyword,
  whose,
  alsoWhose = [],
  narrowings = [],
  placeholder,
  children,
}: Props<Row>) {
  const { path } = splitAddress(address)
  /** The address of the first page with a changed filter; empty values are omitted. */
  const narrowed = (
    name: Narrowing['name'] | 'state' | 'keyword' | 'whose',
    value: string,
    clears?: Narrowing['name'],
  ): string => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (clears !== undefined) next.delete(clears)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next.size === 0 ? path : `${path}?${next}`
  }
  const { items: LL, state: words, editors } = texts().administration
  const named = states ?? publicationStates.map((name) => ({ value: name, text: words[name]() }))
  const isAdmin = useSelector(
    useAdministration().session,
    ({ context }) => context.user?.roles.includes('admin') ?? false,
  )
  const isNarrowed = [state, keyword, whose, ...narrowings.map(({ value }) => value)].some(
    (value) => value !== undefined && value !== null && value !== '',
  )
  usePageTitle(heading)
  return (
    <>
      <PageHead
        title={heading}
        lead={intro}
        actions={
          create === undefined ? (
            actions
          ) : (
            <Button asChild size="3">
              <Link href={create.href}>
                <Plus size={18} aria-hidden="true" />
                {create.text}
              </Link>
            </Button>
          )
        }
      />
      {state !== null && (
        <LinkTabs
          label={LL.states()}
          entries={[
            { href: narrowed('state', ''), text: LL.allStates(), isCurrent: state === '' },
            ...named.map(({ value, text }) => ({
              href: narrowed('state', value),
              text,
              isCurrent: state === value,
            })),
          ]}
        />
      )}
      <div className="narrows">
        {narrowings.map(({ name, clears, ...narrowing }) => (
          <Narrow key={name} {...narrowing} choose={(value) => navigate(narrowed(name, value, clears))} />
        ))}
        {whose !== undefined && (isAdmin || alsoWhose.length > 0) && (
          <Narrow
            label={editors.whose()}
            // Who sees no others sees the own ones either way.
            value={!isAdmin && whose === 'mine' ? '' : whose}
            entries={[
              ...(isAdmin
                ? [
                    { value: '', text: editors.everybodys() },
                    { value: 'mine', text: editors.mine() },
                  ]
                : [{ value: '', text: editors.mine() }]),
              ...alsoWhose,
            ]}
            choose={(value) => navigate(narrowed('whose', value))}
          />
        )}
        <SearchBox
          label={LL.search()}
          placeholder={placeholder}
          value={keyword}
          commit={(text) => navigate(narrowed('keyword', text))}
        />
      </div>
      <ListFaces list={list} empty={<Nothing path={address} isNarrowed={isNarrowed} />}>
        {(rows) => <ul className="document-rows">{rows.map((row) => children(row))}</ul>}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
    </>
  )
}

interface RowProps {
  /** Null: it leads nowhere. */
  readonly href: string | null
  /** Empty: untitled. */
  readonly title: string
  readonly facts: readonly ReactNode[]
  /** Its state. */
  readonly status: ReactNode
  /** What else can be done with it. */
  readonly action?: ReactNode
}

/** One document of a list; the whole row is the link. */
export function DocumentRow({ href, title, facts, status, action }: RowProps) {
  const name = title === '' ? texts().administration.items.untitled() : <bdi>{title}</bdi>
  return (
    <li className="document-row">
      <div className="document-row-words">
        {href === null ? (
          <span className="document-row-title">{name}</span>
        ) : (
          <Link className="row-link document-row-title" href={href}>
            {name}
          </Link>
        )}
        <p className="document-row-facts">
          {facts.map((fact, at) => (
            // Facts have a fixed order and no id.
            <span key={at}>{fact}</span>
          ))}
        </p>
      </div>
      {status}
      {action !== undefined && <div className="document-row-action">{action}</div>}
    </li>
  )
}

function Nothing({ path, isNarrowed }: { path: string; isNarrowed: boolean }) {
  const LL = texts().administration.items
  if (!isNarrowed) return <Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<FileText />} />
  return (
    <Face within="section" title={LL.nothingFound()} text={LL.nothingFoundHint()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={path}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
