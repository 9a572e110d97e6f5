import type { ManagedPerson } from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { texts } from '#i18n/texts.ts'
import { accountLifecycle } from '#machines/person/account.lifecycle.ts'

import { Journey, journeyOf, type JourneyStep } from '#views/kit/journey/journey.tsx'
import { RecordHistory } from '#views/kit/record/record-history.tsx'

type Standing = Pick<ManagedPerson, 'state' | 'hasPassword' | 'log'>

/** The journey of an account: past steps with actors, and next steps. */
export function AccountJourney({ item }: { readonly item: Standing }) {
  return <Journey steps={accountJourney(item)} />
}

export function accountJourney({ state, hasPassword, log }: Standing): readonly JourneyStep[] {
  const { state: states, log: LL } = texts().person
  const began = log.find((entry) => entry.state === 'draft')?.event ?? 'create'
  const titles: Readonly<Record<string, () => string>> = { ...states, draft: LL.event[began] }
  const entries = log.map(({ state: left, who, at }) => ({
    state: left,
    who: who?.originalName ?? null,
    at,
    words: null,
  }))
  // An account with a password skips the invitation.
  const record = { value: state, log: entries, passedOver: hasPassword ? ['invited'] : [] }
  const steps = journeyOf(accountLifecycle, record, { title: (name) => titles[name]?.() ?? name, who: (who) => who })
  // The expected actor is omitted: the owner signs in at any time.
  return steps.map((step) => (step.state === 'done' ? step : { ...step, who: null }))
}

/** The history of an account, newest first. */
export function AccountHistory({ log }: Pick<ManagedPerson, 'log'>) {
  const { person, record } = texts()
  return (
    <section className="editor-section" aria-labelledby="log-heading">
      <h2 className="editor-heading" id="log-heading">
        {record.history()}
      </h2>
      <RecordHistory
        entries={log.map(({ event, details, who, at }) => ({
          what: person.log.event[event](),
          details: details.map(detailOf),
          who: who?.originalName ?? null,
          at,
        }))}
      />
    </section>
  )
}

/** A field, a role, or how a password was set. */
function detailOf(code: string): string {
  const { person: LL, centre } = texts()
  if (isRole(code)) return centre.role[code]()
  const words: Readonly<Record<string, () => string>> = {
    account: LL.column.accountName,
    name: LL.column.originalName,
    phone: LL.column.phone,
    email: LL.column.email,
    language: LL.column.language,
    department: LL.column.department,
    link: LL.log.means.link,
    retrieval: LL.log.means.retrieval,
    change: LL.log.means.change,
  }
  return words[code]?.() ?? code
}
