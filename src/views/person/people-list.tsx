import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { FileUp, Plus, SearchX } from 'lucide-react'
import { Link } from 'wouter'

import { pathName } from '#api/dictionary/tree-rule.ts'
import { roles } from '#api/kit/call.ts'
import { accountStates, peopleSorts, type PersonEntry } from '#api/person/managed-person.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Narrow } from '#views/kit/narrow/narrow.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentRow } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { addressOf, IMPORT, itemAddress, NEW } from '#views/editor/sections.ts'
import { AccountStatus } from './account-status.tsx'
import './people.css'

const KEYWORD_MAX = 100

/** All accounts; filters and order are in the address. */
export default function PeopleList({ query }: { query: URLSearchParams }) {
  const role = roles.find((one) => one === query.get('role')) ?? ''
  const state = accountStates.find((one) => one === query.get('state')) ?? ''
  const sort = peopleSorts.find((one) => one === query.get('sort')) ?? 'account'
  const keyword = keywordIn(query, KEYWORD_MAX)
  const department = query.get('department') ?? ''
  const list = useActorRef(useAdministration().flows.people, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { role, state, department, sort, keyword },
    },
  })
  const path = addressOf('people')
  /** The address of the first page with a changed filter; defaults are omitted. */
  const narrowed = (name: 'role' | 'state' | 'department' | 'sort' | 'keyword', value: string): string => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '' || (name === 'sort' && value === 'account')) next.delete(name)
    else next.set(name, value)
    return next.size === 0 ? path : `${path}?${next}`
  }
  const { person: LL, administration, centre } = texts()
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead
        title={LL.heading()}
        lead={LL.intro()}
        actions={
          <>
            <Button asChild size="3" variant="soft">
              <Link href={itemAddress('people', IMPORT)}>
                <FileUp size={18} aria-hidden="true" />
                {LL.import()}
              </Link>
            </Button>
            <Button asChild size="3">
              <Link href={itemAddress('people', NEW)}>
                <Plus size={18} aria-hidden="true" />
                {LL.create()}
              </Link>
            </Button>
          </>
        }
      />
      <LinkTabs
        label={administration.items.states()}
        entries={[
          { href: narrowed('state', ''), text: administration.items.allStates(), isCurrent: state === '' },
          ...accountStates.map((name) => ({
            href: narrowed('state', name),
            text: LL.state[name](),
            isCurrent: state === name,
          })),
        ]}
      />
      <div className="narrows">
        <Narrow
          label={LL.role()}
          value={role}
          choose={(value) => navigate(narrowed('role', value))}
          entries={[
            { value: '', text: LL.allRoles() },
            ...roles.map((one) => ({ value: one, text: centre.role[one]() })),
          ]}
        />
        <DepartmentNarrow department={department} choose={(value) => navigate(narrowed('department', value))} />
        <Narrow
          label={LL.sort()}
          value={sort}
          choose={(value) => navigate(narrowed('sort', value))}
          entries={peopleSorts.map((one) => ({ value: one, text: LL.sorts[one]() }))}
        />
        <SearchBox
          label={LL.search()}
          placeholder={LL.searchPlaceholder()}
          value={keyword}
          commit={(text) => navigate(narrowed('keyword', text))}
        />
      </div>
      <ListFaces list={list} empty={<Nothing path={path} />}>
        {(rows: readonly PersonEntry[]) => (
          <ul className="document-rows">
            {rows.map((person) => (
              <DocumentRow
                key={person.userId}
                href={itemAddress('people', person.userId)}
                title={person.originalName}
                facts={factsOf(person)}
                status={<AccountStatus state={person.state} isLocked={person.isLocked} />}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
    </>
  )
}

interface DepartmentNarrowProps {
  /** A code; empty: all. */
  readonly department: string
  readonly choose: (department: string) => void
}

/** Those of a department and of all below it. */
function DepartmentNarrow({ department, choose }: DepartmentNarrowProps) {
  const list = useActorRef(useAdministration().flows.departments, { input: {} })
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const { person: LL } = texts()
  if (rows.length === 0) return null
  return (
    <Narrow
      label={LL.column.department()}
      value={department}
      choose={choose}
      entries={[
        { value: '', text: LL.allDepartments() },
        ...rows.map(({ dictCode }) => ({ value: dictCode, text: pathName(rows, dictCode) })),
      ]}
    />
  )
}

function factsOf({ accountName, roles: held, phone, email }: PersonEntry) {
  const names = held.map((role) => texts().centre.role[role]())
  return [
    <bdi key="account" className="person-account">
      {accountName}
    </bdi>,
    ...(names.length === 0 ? [] : [namesText(names, language())]),
    ...(phone === null
      ? []
      : [
          <span key="phone" dir="ltr">
            {phone}
          </span>,
        ]),
    ...(email === null
      ? []
      : [
          <bdi key="email" dir="ltr">
            {email}
          </bdi>,
        ]),
  ]
}

function Nothing({ path }: { readonly path: string }) {
  const LL = texts().administration.items
  return (
    <Face within="section" title={LL.nothingFound()} text={LL.nothingFoundHint()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={path}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
