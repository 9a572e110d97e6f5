import { replayRecords } from '#server/commands/replay.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'

import type { Change, Play, Scene, Told } from './scene.ts'
import type { Store } from './store.ts'
import type { Watch } from './watch.ts'

/** A row of the log with what it says. */
export interface Logged extends TransitionLogTable {
  readonly place: number
  readonly said: { readonly type: string; readonly revision?: number; readonly reason?: string }
}

/** What has to hold in every lifecycle. */
export const everywhere = {
  'the log tells it': 'No state is reached without its event in the log.',
  'nothing by itself': 'What somebody has done was asked for, by the revision that they had seen.',
  once: 'A request that is doubled or repeated changes nothing twice.',
  kept: 'What a device was told is done is in the log, once.',
  'told once': 'Whoever is to be told has notices, at most one for each change, and nobody else has any.',
  'carried out': 'In the end nothing is left in the outbox.',
  replayed: 'The log replays to what is stored.',
  'no errors': 'Nothing fails but what is refused.',
} as const

interface Stands {
  readonly state: string
  readonly revision: number
}

/** Reads the log after every commit, and compares. */
export class Ledger {
  readonly rows: Logged[] = []
  readonly #store: Store
  readonly #watch: Watch
  readonly #scene: Scene
  readonly #stands = new Map<string, Stands>()
  readonly #asked = new Map<Change, number>()
  readonly #done = new Map<Change, number>()
  #last = 0

  constructor(store: Store, watch: Watch, scene: Scene) {
    this.#store = store
    this.#watch = watch
    this.#scene = scene
  }

  ask(changes: readonly Change[]): void {
    for (const change of changes) this.#asked.set(change, (this.#asked.get(change) ?? 0) + 1)
  }

  /** Skips what the setting has written. */
  begin(): void {
    for (const row of this.#fresh()) this.#take(row)
  }

  read(play: Play): void {
    const { kind } = this.#scene
    const fresh = this.#fresh()
    for (const row of fresh) {
      const before = this.#stands.get(row.record_id)
      this.#hold(
        'the log tells it',
        before === undefined
          ? row.revision === 1
          : row.from_state === before.state && row.revision === before.revision + 1,
        () => `row ${row.revision} begins at ${row.from_state}, and it was ${before?.state ?? 'not there'}`,
      )
      this.#take(row)
      if (row.by_user_id !== null) this.#judge(row)
      play.logged(row)
    }
    const stored = this.#store.rows<Stands & { id: string }>(`select id, state, revision from "${kind.table}"`)
    for (const { id, state, revision } of stored) {
      const stands = this.#stands.get(id)
      this.#hold(
        'the log tells it',
        stands?.state === state && stands.revision === revision,
        () => `stored is ${state} (${revision}), and the log ends at ${stands?.state} (${stands?.revision})`,
      )
    }
    play.committed()
    if (fresh.length > 0) this.#watch.note('→', () => play.standing())
  }

  acknowledge(person: string, told: readonly Told[]): void {
    for (const { recordId, event, revision } of told) {
      const found = this.rows.filter(
        (row) =>
          row.record_id === recordId &&
          row.said.type === event &&
          row.by_user_id === person &&
          (revision === null || row.revision === revision),
      )
      this.#hold(
        'kept',
        revision === null ? found.length > 0 : found.length === 1,
        () => `${event} of ${person} is in the log ${found.length} times`,
      )
    }
  }

  /** When all is quiet. */
  async end(play: Play): Promise<void> {
    const left = this.#store.rows<{ id: string; type: string }>('select id, type from effect where done_at is null')
    this.#hold('carried out', left.length === 0, () => `left: ${left.map(({ type }) => type).join()}`)
    const due = this.rows.flatMap((row) => play.noticesOf(row)).sort()
    const found = this.#store
      .rows<{ user_id: string; code: string }>('select user_id, code from notice')
      .map(({ user_id, code }) => `${user_id} ${code}`)
      .sort()
    // What says the same and is not read yet is told once.
    const many = (all: readonly string[], one: string): number => all.filter((other) => other === one).length
    const holds = new Set([...due, ...found])
      .values()
      .every((one) => many(found, one) > 0 && many(found, one) <= many(due, one))
    this.#hold('told once', holds, () => `told: ${found.join()}; due: ${due.join()}`)
    const { differences } = await replayRecords(this.#store.db, [this.#scene.kind])
    this.#hold('replayed', differences.length === 0, () => differences.map(({ what }) => what).join('; '))
  }

  /** Was it asked for, and not more often? */
  #judge(row: Logged): void {
    const change = this.#scene.askedFor(row)
    const asked = this.#asked.get(change) ?? 0
    const done = (this.#done.get(change) ?? 0) + 1
    this.#done.set(change, done)
    this.#hold('nothing by itself', asked > 0, () => `nobody has asked for: ${change}`)
    this.#hold('once', done <= asked, () => `${change}: done ${done} times, asked for ${asked} times`)
  }

  #take(row: Logged): void {
    this.rows.push(row)
    this.#stands.set(row.record_id, { state: row.to_state, revision: row.revision })
  }

  #fresh(): Logged[] {
    const rows = this.#store.rows<TransitionLogTable & { place: number }>(
      'select rowid as place, * from transition_log where lifecycle = ? and rowid > ? order by rowid',
      this.#scene.kind.table,
      this.#last,
    )
    this.#last = rows.at(-1)?.place ?? this.#last
    return rows.map((row) => ({ ...row, said: JSON.parse(row.event) as Logged['said'] }))
  }

  #hold(invariant: keyof typeof everywhere, holds: boolean, seen: () => string): void {
    this.#watch.hold(everywhere, invariant, holds, seen)
  }
}
