import { Link } from 'wouter'

import type { DepartmentAction, ManagedDepartment } from '#api/department/managed-department.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { departmentLifecycle } from '#machines/department/department.lifecycle.ts'
import { departmentActionsIn, departmentOffered, departmentRules } from '#machines/department/department-verdicts.ts'
import { keysOf } from '#machines/kit/keys.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf, itemAddress } from '#views/editor/sections.ts'
import { journeyOf } from '#views/kit/journey/journey.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { RecordAction } from '#views/kit/record/record-action.tsx'
import { RecordHistory } from '#views/kit/record/record-history.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { RecordView } from '#views/kit/record/record-view.tsx'
import { DepartmentStatus } from './department-status.tsx'
import { DepartmentAsking } from './department-asking.tsx'
import '#views/editor/editor.css'
import './department-tree.css'

const doneWord = (action: DepartmentAction): string => texts().department.done[action]()

/** A department: where it stands, what names it, and what can be done with it. */
export default function DepartmentPage({ id }: { readonly id: string }) {
  const { flows } = useAdministration()
  const LL = texts().department
  return (
    <div className="editor department-page">
      <BackLink href={addressOf('departments')}>{LL.toList()}</BackLink>
      <PageHead title={LL.heading()} />
      <RecordPage<ManagedDepartment, DepartmentAction>
        flow={flows.oneDepartment}
        id={id}
        rules={departmentRules}
        missing={{ title: LL.missingTitle(), text: LL.missingText() }}
        done={doneWord}
      >
        {(record, one) => <Department record={record} one={one} />}
      </RecordPage>
    </div>
  )
}

interface Props {
  readonly record: RecordActor<ManagedDepartment, DepartmentAction>
  readonly one: ManagedDepartment
}

function Department({ record, one }: Props) {
  const { department: LL, record: said } = texts()
  usePageTitle(one.name)
  return (
    <RecordView
      record={record}
      title={one.name}
      status={<DepartmentStatus state={one.state} />}
      lead={<Above above={one.above} />}
      next={LL.next[one.state]()}
      actions={departmentOffered(one, departmentActionsIn[one.state]).map(({ action, because }) => (
        <RecordAction
          key={action}
          word={LL.action[action]()}
          because={because}
          choose={() => record.send({ type: 'event.chosen', event: action })}
        />
      ))}
      journey={journeyIn(one)}
      heading={LL.details()}
      facts={factsIn(one)}
    >
      <section className="record-part">
        <h3 className="record-heading">{said.history()}</h3>
        <RecordHistory
          entries={one.log.map(({ event, where, who, at }) => ({
            what: LL.event[event](),
            details: where === null || event === 'create' ? [] : [where === '' ? LL.top() : where],
            who: who?.originalName ?? null,
            at,
          }))}
        />
      </section>
      <DepartmentAsking record={record} />
    </RecordView>
  )
}

/** The departments above it, as links, from the top. */
function Above({ above }: Pick<ManagedDepartment, 'above'>) {
  if (above.length === 0) return null
  return (
    <ol className="department-path" aria-label={texts().department.above()}>
      {above.map(({ departmentID, name }) => (
        <li key={departmentID}>
          <Link href={itemAddress('departments', departmentID)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function factsIn({ departmentID, mergedInto, concerned, peopleWithin }: ManagedDepartment) {
  const LL = texts().department
  const count = (number: number) => numberText(number, language())
  return [
    ...(mergedInto === null
      ? []
      : [
          {
            name: LL.mergedInto(),
            value: (
              <Link href={itemAddress('departments', mergedInto.departmentID)}>
                <bdi>{mergedInto.name}</bdi>
              </Link>
            ),
          },
        ]),
    ...keysOf(concerned).map((what) => ({ name: LL.concerned[what](), value: count(concerned[what]) })),
    {
      name: LL.concerned.peopleWithin(),
      value: <Link href={`${addressOf('people')}?department=${departmentID}`}>{count(peopleWithin)}</Link>,
    },
  ]
}

const journeyIn = ({ state, log }: ManagedDepartment) => {
  const { state: states, event: events } = texts().department
  const began = log.find((entry) => entry.state === 'draft')?.event ?? 'create'
  const titles: Readonly<Record<string, () => string>> = { ...states, draft: events[began] }
  const entries = log.map(({ state: left, who, at }) => ({
    state: left,
    who: who?.originalName ?? null,
    at,
    words: null,
  }))
  const words = { title: (name: string) => titles[name]?.() ?? name, who: (who: string) => who }
  // Whoever is expected to act is always an administrator.
  return journeyOf(departmentLifecycle, { value: state, log: entries }, words).map((step) =>
    step.state === 'done' ? step : { ...step, who: null },
  )
}
