import { sql } from 'kysely'
import { numberText } from '#i18n/numbers.ts'
import { homeworkOffers, REMARK_LIMIT } from '#machines/homework/homework.lifecycle.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { waitingOf } from '#server/commands/waiting.ts'
import type { WaitingFact } from '#server/commands/waiting.ts'
import { isSet } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { reviewEach } from './homework-commands.ts'
import { homeworkKind } from './homework-kind.ts'
import { factsOf, replacements } from './homework-rows.ts'
import { asks } from '#server/class/asked.ts'
import { isReviewedBy, reviewedTasks } from './reviewers.ts'
import { submittedHomework } from './states.ts'
import { nameOfTask } from './task-rows.ts'

/** Graphemes of what was written that are shown at the desk; the rest is read where it is reviewed. */
const SHOWN = 300

const ofLearner = (column: 'original_name' | 'search') =>
  sql<string>`(select ${sql.ref(column)} from "user" where "user".id = homework.learner_id)`

/** What was handed in for the tasks that a user reviews, without the user's own. It never becomes pointless. */
export const homeworkWaiting = waitingOf({
  lifecycle: 'homework',
  nameIn: ({ homework: LL }) => LL.one(),
  concerns: async (db, sender) =>
    sender.roles.includes('admin') || (await reviewedTasks(db, sender).limit(1).executeTakeFirst()) !== undefined,
  rows: (db, sender, { code }) =>
    Promise.resolve(
      db
        .selectFrom('homework')
        .where('homework.state', 'in', submittedHomework)
        .where('homework.learner_id', '!=', sender.userId)
        .where('homework.task_id', 'in', reviewedTasks(db, sender))
        .select(['homework.id', 'homework.learner_id as who_id', 'homework.task_id as subject_id'])
        .select(['homework.updated_at as since', nameOfTask(code).as('subject')])
        // Without joins, whoever only counts reads no names.
        .select((eb) => [
          ofLearner('original_name').as('who'),
          ofLearner('search').as('search'),
          eb.cast<number | null>(eb.val(null), 'bigint').as('due_at'),
        ]),
    ),
  offers: homeworkOffers,
  decisions: {
    approve: { action: 'approve', reason: { isRequired: false, limit: REMARK_LIMIT } },
    reject: { action: 'reject', reason: { isRequired: true, limit: REMARK_LIMIT } },
  },
  wordIn: ({ homework: LL }, decision) => LL.action[decision](),
  send: (door, action, records, reason, asking) => reviewEach(door, action, records, reason, asking),
  find: foundHomework,
})

async function foundHomework(db: Database, ids: readonly string[], { sender, language, now }: Asking) {
  const [rows, files] = await Promise.all([
    db
      .selectFrom('homework')
      .innerJoin('task', 'task.id', 'homework.task_id')
      .innerJoin('homework_version as last', (join) =>
        join.onRef('last.homework_id', '=', 'homework.id').onRef('last.number', '=', 'homework.versions'),
      )
      .selectAll('homework')
      .select(['task.opens_at', 'task.closes_at', 'task.late_until'])
      .select(['last.text', 'last.handed_in_at', 'last.is_late', replacements.as('replacements')])
      .select((eb) => [
        asks('task', eb.ref('homework.learner_id')).as('isMeant'),
        isReviewedBy(eb, sender).as('isReviewer'),
      ])
      .where('homework.id', 'in', ids)
      .execute(),
    db
      .selectFrom('homework_file')
      .innerJoin('homework', (join) =>
        join
          .onRef('homework.id', '=', 'homework_file.homework_id')
          .onRef('homework.versions', '=', 'homework_file.number'),
      )
      .innerJoin('file', 'file.id', 'homework_file.file_id')
      .select(['homework.id', 'file.name'])
      .where('homework.id', 'in', ids)
      .orderBy('homework_file.position')
      .execute(),
  ])
  const LL = textsOf(language).homework.desk
  const listed = new Intl.ListFormat(language.tag, { type: 'unit' })
  return new Map(
    rows.map((row) => {
      const named = files.filter(({ id }) => id === row.id).map(({ name }) => name)
      const facts: readonly WaitingFact[] = [
        { label: LL.handedIn(), value: { kind: 'time', at: row.handed_in_at } },
        ...(isSet(row.is_late) ? [{ label: LL.timing(), value: { kind: 'text' as const, text: LL.late() } }] : []),
        ...(row.versions > 1
          ? [{ label: LL.version(), value: { kind: 'text' as const, text: numberText(row.versions, language) } }]
          : []),
        ...(row.text === '' ? [] : [{ label: LL.words(), value: { kind: 'words' as const, text: begun(row.text) } }]),
        ...(named.length === 0
          ? []
          : [{ label: LL.files(), value: { kind: 'text' as const, text: listed.format(named) } }]),
      ]
      return [
        row.id,
        {
          snapshot: snapshotOf(homeworkKind, row),
          seen: {
            revision: row.revision,
            facts: factsOf(row, { isOwner: row.learner_id === sender.userId, isReviewer: row.isReviewer }, now),
          },
          facts,
          full: { entry: 'administration', address: `/tasks/${row.task_id}?homework=${row.id}` },
        },
      ] as const
    }),
  )
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How a text begins. */
function begun(text: string): string {
  const shown = Array.from(graphemes.segment(text.slice(0, SHOWN * 10)), ({ segment }) => segment)
  return shown.length <= SHOWN ? text : `${shown.slice(0, SHOWN).join('')}…`
}
