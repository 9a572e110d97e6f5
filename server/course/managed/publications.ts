import type { Selectable } from 'kysely'
import { initialTransition } from 'xstate'
import { publicationAt, publicationLifecycle, isReadable } from '#machines/course/publication.lifecycle.ts'
import type { PublicationEvent } from '#machines/course/publication.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import type { CourseTable } from '../tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'

/** What the lifecycle keeps of a course, and in the same columns of a topic. */
type PublicationColumns = Pick<
  Selectable<CourseTable>,
  'state' | 'revision' | 'published_at' | 'first_published_at' | 'updated_at'
>
type State = ReturnType<typeof publicationAt>

interface Command {
  readonly event: PublicationEvent
  /** What is written beside the state once the lifecycle has allowed it. */
  readonly write?: () => Promise<void>
}
/** Which one is meant. */
interface Named {
  readonly table: 'course' | 'course_topic'
  readonly id: string
}

/** The columns of one that is saved for the first time. @throws Refusal what the lifecycle refuses */
export function begun(
  facts: Extract<PublicationEvent, { type: 'save' }>['facts'],
  now: Date,
): PublicationColumns & { created_at: number } {
  const [empty] = initialTransition(publicationLifecycle, { revision: 0 })
  const draft = decided(empty, { type: 'save', revision: 0, facts })
  return { ...columnsOf(draft, null, now), created_at: now.getTime() }
}

/** The one way to another state: under a lock the lifecycle decides, and what it says is written or refused. */
export async function change<Answer>(
  db: Database,
  { table, id }: Named,
  now: Date,
  commandOn: (trx: Querying) => Promise<Command>,
  answer: (trx: Querying) => Promise<Answer | null>,
): Promise<Answer> {
  const isLocked = hasRowLocks(db)
  return db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom(table)
      .select(['state', 'revision', 'first_published_at'])
      .where('id', '=', id)
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
    if (item === undefined) throw notFound()
    const { event, write } = await commandOn(trx)
    const next = decided(publicationAt(item.state, item.revision), event)
    await trx
      .updateTable(table)
      .set(columnsOf(next, item.first_published_at, now))
      .where('id', '=', id)
      .execute()
    await write?.()
    return found(await answer(trx))
  })
}

/** @throws Refusal 404 */
export function found<Item>(item: Item | null): Item {
  if (item === null) throw notFound()
  return item
}

/**
 * The state that an event leads to. @throws Refusal with the code of the edge; an event without one finds the end
 * reached
 */
function decided(state: State, event: PublicationEvent): State {
  const said = verdict(publicationLifecycle, state, event)
  if (said.kind === 'allowed') return said.next
  throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'publication.discarded')
}

/** What comes back after a withdrawal keeps its place. */
function columnsOf(state: State, first: number | null, now: Date): PublicationColumns {
  const { value, context } = state
  const at = isReadable(state) ? (first ?? now.getTime()) : null
  return {
    state: value,
    revision: context.revision,
    published_at: at,
    first_published_at: first ?? at,
    updated_at: now.getTime(),
  }
}
