import type { Insertable } from 'kysely'
import type { TransitionLogTable } from '#server/commands/tables.ts'
import { demoId } from '#server/demo/ids.ts'
import type { RegistrationTable } from './tables.ts'

interface Membership {
  readonly user_id: string
  readonly class_id: string
}

interface Records<Row> {
  readonly rows: Insertable<Row>[]
  readonly log: TransitionLogTable[]
}

/** Memberships as records of registrations that are older than their log, as migration 0024 takes them over. */
export function adoptedRegistrations(members: readonly Membership[], at: number): Records<RegistrationTable> {
  const context = { revision: 1, ticket: null, reason: '' }
  const rows = members.map(({ user_id, class_id }) => ({
    id: demoId('registration', `${class_id} ${user_id}`),
    class_id,
    learner_id: user_id,
    ticket: null,
    version: 1,
    snapshot: JSON.stringify({ status: 'active', value: 'registered', context, historyValue: {}, children: {} }),
    state: 'registered',
    revision: 1,
    created_at: at,
    updated_at: at,
  }))
  const log = rows.map(({ id }) => ({
    lifecycle: 'registration',
    record_id: id,
    revision: 1,
    version: 1,
    event: '{"type":"adopt"}',
    from_state: 'unregistered',
    to_state: 'registered',
    by_user_id: null,
    at,
  }))
  return { rows, log }
}

/** The columns of an announced class that is older than its log. */
export const adoptedClassColumns = (at: number) => ({
  version: 1,
  snapshot: JSON.stringify({
    status: 'active',
    value: 'announced',
    context: { revision: 0, planned: null },
    historyValue: {},
    children: {},
  }),
  state: 'announced',
  revision: 0,
  created_at: at,
  updated_at: at,
})

export const adoptedClassLog = (ids: readonly string[], at: number): TransitionLogTable[] =>
  ids.map((id) => ({
    lifecycle: 'class',
    record_id: id,
    revision: 0,
    version: 1,
    event: '{"type":"adopt","revision":0}',
    from_state: 'draft',
    to_state: 'announced',
    by_user_id: null,
    at,
  }))
