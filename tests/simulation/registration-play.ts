import type { Device } from './kit/device.ts'
import type { Logged } from './kit/ledger.ts'
import type { Play, Stage } from './kit/scene.ts'
import { registrationInvariants } from './registration-invariants.ts'

interface Set {
  readonly capacity: number
  readonly opensAt: number
  readonly closesAt: number
  readonly endsAt: number
  readonly declinesAtEnd: boolean
}

const notices: Readonly<Record<string, string>> = {
  'approve registered': 'approved',
  'approve waiting': 'queued',
  'decline declined': 'declined',
  'takeOut withdrawn': 'takenOut',
  'takeOut withdrawn, invited': 'uninvited',
  'putIn registered': 'putIn',
  'putIn invited': 'invited',
  'placeFreed registered': 'movedUp',
  'windowEnded declined': 'lapsed',
  'classEnded declined': 'lapsed',
}
/** Of what staff are told. */
const told: Readonly<Record<string, string>> = {
  'register underReview': 'asked',
  'accept registered': 'accepted',
  'turnDown withdrawn': 'turnedDown',
}

/** Keeps a book of its own of who is in and who waits, written from the log alone, and compares. */
export function registrationPlay(
  { store, time, watch }: Stage,
  devices: readonly Device[],
  { capacity, opensAt, closesAt, endsAt, declinesAtEnd }: Set,
  staff: readonly string[],
): Play {
  const states = new Map<string, string>()
  const learnerOf = new Map<string, string>()
  /** Who has asked for a place and neither has one nor has given up, in the order of arrival. */
  const arrived: string[] = []
  const inState = (state: string): string[] => Array.from(states.keys()).filter((id) => states.get(id) === state)
  const line = (): string[] => arrived.filter((id) => states.get(id) === 'waiting')
  const named = (ids: readonly string[]): string => ids.map((id) => learnerOf.get(id) ?? id).join(', ') || 'nobody'
  const hold = (invariant: keyof typeof registrationInvariants, holds: boolean, seen: () => string): void =>
    watch.hold(registrationInvariants, invariant, holds, seen)

  function learn(): void {
    for (const { id, learner_id } of store.rows<{ id: string; learner_id: string }>(
      'select id, learner_id from registration',
    ))
      learnerOf.set(id, learner_id)
  }

  function enters({ record_id: id, said: { type } }: Logged): void {
    const others = line().filter((each) => each !== id)
    if (type === 'placeFreed')
      hold('first in line', line()[0] === id, () => `${named([id])} moved up, and ${named(line())} waited`)
    else hold('nobody passes', others.length === 0, () => `${named([id])} got in by ${type} past ${named(others)}`)
  }

  return {
    devices,
    logged(row) {
      const { record_id: id, to_state: to, said, at } = row
      if (!learnerOf.has(id)) learn()
      if (said.type === 'register')
        hold('window', at >= opensAt && at < closesAt && at < endsAt, () => `${named([id])} at ${at - opensAt}`)
      if (to === 'registered') enters(row)
      if (to !== 'waiting' && to !== 'underReview')
        arrived.splice(0, arrived.length, ...arrived.filter((each) => each !== id))
      else if (said.type === 'register' || said.type === 'accept') arrived.push(id)
      states.set(id, to)
      const { length } = inState('registered')
      hold('places', length <= capacity, () => `${length} are in, and there are ${capacity} places`)
    },
    committed() {
      const taken = inState('registered').length
      const [counted] = store.rows<{ taken: number }>('select taken from class')
      hold('counted', counted?.taken === taken, () => `counted are ${counted?.taken}, in are ${taken}`)
      const isFree = taken < capacity && time.now < endsAt
      hold('given at once', !isFree || line().length === 0, () => `${capacity - taken} free, ${named(line())} wait`)
      const learners = Array.from(states.keys(), (id) => learnerOf.get(id))
      hold('nobody twice', new Set(learners).size === learners.length, () => learners.join())
    },
    noticesOf({ record_id: id, said: { type }, from_state: from, to_state: to }) {
      const forStaff = told[`${type} ${to}`]
      if (forStaff !== undefined) return staff.map((one) => `${one} registration.${forStaff}`)
      // An invitation ends without a word.
      if (type === 'classEnded' && from === 'invited') return []
      const code = (from === 'invited' ? notices[`${type} ${to}, invited`] : undefined) ?? notices[`${type} ${to}`]
      return code === undefined ? [] : [`${learnerOf.get(id)} registration.${code}`]
    },
    ended() {
      const isOver = time.now >= endsAt
      const late = [...(isOver ? [...inState('invited'), ...inState('waiting')] : []), ...inState('underReview')]
      const isLate = isOver || (declinesAtEnd && time.now >= closesAt)
      hold('lapsed', !isLate || late.length === 0, () => `${named(late)} are still there`)
    },
    standing: () =>
      `in: ${named(inState('registered'))}; waiting: ${named(line())}; under review: ${named(inState('underReview'))}`,
  }
}
