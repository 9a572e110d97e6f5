import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Languages, Network, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import type { DepartmentEntry } from '#api/department/managed-department.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { CheckLine } from '#views/editor/check-line.tsx'
import { itemAddress } from '#views/editor/sections.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { DepartmentStatus } from './department-status.tsx'
import { NewDepartment } from './new-department.tsx'
import '#views/kit/icon-button/icon-button.css'
import './department-tree.css'

/** Where a new department is to stand. */
interface Place {
  /** Null: at the top. */
  readonly parentID: string | null
}

/** The departments as a tree; new ones are made at the top or below another. */
export default function DepartmentTree() {
  const list = useActorRef(useAdministration().flows.departmentTree, { input: {} })
  const [place, begin] = useState<Place | null>(null)
  const [withClosed, show] = useState(false)
  const LL = texts().department
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead
        title={LL.heading()}
        lead={LL.intro()}
        actions={
          <>
            <Button asChild size="3" variant="soft" color="gray">
              <Link href={itemAddress('dictionaries', 'department')}>
                <Languages size={16} aria-hidden="true" />
                {LL.names()}
              </Link>
            </Button>
            <Button size="3" onClick={() => begin({ parentID: null })}>
              <Plus size={16} aria-hidden="true" />
              {LL.make()}
            </Button>
          </>
        }
      />
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<Network />} />}
      >
        {(rows) => {
          const shown = rows.filter(({ state }) => withClosed || state === 'open')
          return (
            <>
              {rows.some(({ state }) => state !== 'open') && (
                <CheckLine text={LL.withClosed()} isOn={withClosed} change={show} />
              )}
              <nav className="department-tree" aria-label={LL.heading()}>
                <Level rows={shown} parentID={null} begin={begin} />
              </nav>
            </>
          )
        }}
      </ListFaces>
      {place !== null && <NewDepartment parentID={place.parentID} close={() => begin(null)} />}
    </>
  )
}

interface LevelProps extends Place {
  readonly rows: readonly DepartmentEntry[]
  readonly begin: (place: Place) => void
}

/** The departments directly below one, each with those below it. */
function Level({ rows, parentID, begin }: LevelProps) {
  const level = rows.filter((row) => row.parentID === parentID)
  if (level.length === 0) return null
  return (
    <ul className="department-level">
      {level.map((row) => (
        <li key={row.departmentID}>
          <Row row={row} begin={begin} />
          <Level rows={rows} parentID={row.departmentID} begin={begin} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, begin }: { readonly row: DepartmentEntry; readonly begin: (place: Place) => void }) {
  const { departmentID, name, state, people, peopleWithin } = row
  const LL = texts().department
  const word = LL.makeWithin({ name })
  return (
    <div className="department-row">
      <Link className="department-name" href={itemAddress('departments', departmentID)}>
        <bdi>{name}</bdi>
      </Link>
      {state !== 'open' && <DepartmentStatus state={state} />}
      <span className="department-people">
        <span>{LL.people({ count: numberText(people, language()) })}</span>
        {peopleWithin !== people && <span>{LL.within({ count: numberText(peopleWithin, language()) })}</span>}
      </span>
      {state === 'open' && (
        <button
          type="button"
          className="icon-button"
          aria-label={word}
          title={word}
          onClick={() => begin({ parentID: departmentID })}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
