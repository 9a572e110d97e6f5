import type { LeaveApprover } from '#api/leave/leave.contract.ts'

import type { Device } from './kit/device.ts'
import type { Logged } from './kit/ledger.ts'
import type { Play, Stage } from './kit/scene.ts'
import { leaveInvariants } from './leave-invariants.ts'

/** Who holds an office. */
export type Holders = Readonly<Record<LeaveApprover, readonly string[]>>

interface Stored {
  readonly learner: string
  readonly startsAt: number
  readonly endsAt: number
  readonly chain: string
}
interface Kept extends Omit<Stored, 'chain'> {
  readonly chain: readonly LeaveApprover[]
  readonly approvedBy: string[]
  state: string
}

const query = `select learner_id as learner, starts_at as startsAt, ends_at as endsAt,
  json_extract(snapshot, '$.context.chain') as chain from leave where id = ?`

/** Keeps a book of its own of who has agreed, written from the log alone, and compares. */
export function leavePlay({ store, watch }: Stage, devices: readonly Device[], holders: Holders): Play {
  const leaves = new Map<string, Kept>()
  /** Whom each change brings a notice, as the book stood then. */
  const due = new Map<Logged, readonly string[]>()
  const hold = (invariant: keyof typeof leaveInvariants, holds: boolean, seen: () => string): void =>
    watch.hold(leaveInvariants, invariant, holds, seen)
  const isTaken = ({ state }: Kept): boolean => state === 'approved' || state.startsWith('pending')
  const turnOf = ({ chain, approvedBy }: Kept): LeaveApprover | undefined => chain[approvedBy.length]
  const tells = (row: Logged, people: readonly string[], code: string): void =>
    void due.set(row, [...(due.get(row) ?? []), ...people.map((one) => `${one} leave.${code}`)])
  const tellsNext = (row: Logged, one: Kept): void => {
    const turn = turnOf(one)
    if (turn === undefined) tells(row, [one.learner], 'approved')
    else tells(row, holders[turn], 'turn')
  }
  const stateOf = (one: Kept): string => {
    const turn = turnOf(one)
    return turn === undefined ? 'approved' : `pending.${turn}`
  }

  function requested(row: Logged): void {
    const [stored] = store.rows<Stored>(query, row.record_id)
    if (stored === undefined) return
    const chain = JSON.parse(stored.chain) as LeaveApprover[]
    const one: Kept = { ...stored, chain, approvedBy: [], state: row.to_state }
    const beside = Array.from(leaves.values()).filter(
      (other) =>
        other.learner === one.learner && isTaken(other) && other.startsAt < one.endsAt && one.startsAt < other.endsAt,
    )
    hold('no overlap', beside.length === 0, () => `${one.learner} has ${beside.length} at the same time`)
    hold('in order', row.to_state === stateOf(one), () => `begins at ${row.to_state}`)
    leaves.set(row.record_id, one)
    tellsNext(row, one)
  }

  function decided(row: Logged, one: Kept): void {
    const { said, by_user_id: by, from_state: from, to_state: to } = row
    const turn = turnOf(one)
    const isTheirs = turn !== undefined && by !== null && holders[turn].includes(by) && from === `pending.${turn}`
    hold('in order', isTheirs, () => `${by} decides at ${from}, and it is the turn of ${turn}`)
    if (said.type === 'reject') return tells(row, [one.learner], 'rejected')
    one.approvedBy.push(by ?? '')
    hold('in order', to === stateOf(one), () => `${from} leads to ${to}`)
    tellsNext(row, one)
  }

  return {
    devices,
    logged(row) {
      const { record_id: id, said, from_state: from, to_state: to, by_user_id: by, at } = row
      const one = leaves.get(id)
      if (said.type === 'request' || one === undefined) return requested(row)
      const isOver = ['rejected', 'cancelled'].includes(from) || (from === 'approved' && said.type !== 'revoke')
      hold('over is over', !isOver, () => `${said.type} leads from ${from} to ${to}`)
      if (said.type === 'approve' || said.type === 'reject') decided(row, one)
      else hold('its learner', by === one.learner, () => `${by} has sent ${said.type}`)
      if (said.type === 'revoke') {
        hold('not begun', at < one.startsAt, () => `revoked ${at - one.startsAt} ms after it has begun`)
        tells(row, [...new Set(one.approvedBy)], 'revoked')
      }
      one.state = to
    },
    committed: () => undefined,
    noticesOf: (row) => due.get(row) ?? [],
    ended: () => undefined,
    standing: () => Array.from(leaves.values(), ({ learner, state }) => `${learner}: ${state}`).join('; '),
  }
}
