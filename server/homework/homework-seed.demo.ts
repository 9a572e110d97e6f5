import type { Marks } from '#api/homework/homework.contract.ts'
import type { TaskDocument } from '#api/homework/managed-task.contract.ts'
import { languages } from '#i18n/locales.ts'
import type { HomeworkEvent, HomeworkFacts } from '#machines/homework/homework.lifecycle.ts'
import { flagOf, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import type { PastEvent } from '#server/demo/past-record.ts'
import { publishedRecord } from '#server/demo/published-record.ts'
import type { Names } from '#server/dictionary/dictionaries.demo.ts'
import { attachmentId, handedInId, homeworkFileRows, taskNames } from './homework-files.demo.ts'
import { homeworkKind } from './homework-kind.ts'
import { rubricOf } from './read-task.ts'
import { taskKind } from './task-kind.ts'
import { endsAt, taskColumns, writeTask } from './task-rows.ts'
import { criteria, taskTexts } from './task-texts.demo.ts'
import { demoHomework, demoTasks } from './tasks.demo.ts'
import type { DemoTask, DemoTaskName } from './tasks.demo.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const WRITTEN_DAYS_BEFORE = 4

const taskId = (name: DemoTaskName): string => demoId('task', name)
const inAll = (names: Names, place: number): string => names[place] ?? names[0]

/** The tasks and the homework of the demo organisation. */
export async function seedHomework(trx: Querying, now: Date): Promise<void> {
  await trx.insertInto('file').values(homeworkFileRows(now)).execute()
  const today = new Date(now).setUTCHours(0, 0, 0, 0)
  for (const name of taskNames) await seedTask(trx, name, today)
  for (const homework of demoHomework) await seedOne(trx, homework, now)
}

async function seedTask(trx: Querying, name: DemoTaskName, today: number): Promise<void> {
  const task: DemoTask = demoTasks[name]
  const document = documentOf(name, task, today)
  const id = taskId(name)
  // Written before today, also if it opens later.
  const savedAt = today + (Math.min(task.from, 0) - WRITTEN_DAYS_BEFORE) * DAY_MS
  const { record, log } = publishedRecord(taskKind, {
    id,
    owned: { ...taskColumns(document), owner_id: userId(task.owner) },
    savedAt,
    publishedAt: savedAt + DAY_MS,
    by: userId(task.owner),
    state: task.state,
  })
  await trx.insertInto('task').values(record).execute()
  await trx.insertInto('transition_log').values(log).execute()
  await writeTask(trx, id, document)
  const editors = (task.coEditors ?? []).map((account) => ({ record_id: id, user_id: userId(account) }))
  if (editors.length > 0) await trx.insertInto('task_editor').values(editors).execute()
}

/** A task of the academy as its owner would send it. */
function documentOf(name: DemoTaskName, task: DemoTask, today: number): TaskDocument {
  const { departments = [], people = [], attachments = [], rubric = [] } = task
  const words = taskTexts[task.words]
  const day = (number: number): string => timeText(today + number * DAY_MS)
  return {
    texts: languages.map(({ code }, place) => ({
      language: code,
      name: inAll(words.name, place),
      about: inAll(words.about, place),
    })),
    opensAt: day(task.from),
    closesAt: day(task.to),
    lateUntil: task.lateTo === null ? null : day(task.lateTo),
    audience: task.class !== undefined ? 'class' : departments.length > 0 ? 'departments' : 'people',
    classID: task.class === undefined ? null : demoId('class', task.class),
    departmentCodes: [...departments],
    personIDs: people.map(userId),
    attachmentIDs: attachments.map((file) => attachmentId(name, file)),
    takesText: task.takes !== 'files',
    takesFiles: task.takes !== 'text',
    filesMost: 3,
    rubric: rubric.map(({ criterion, points }) => ({
      criterionID: criterion,
      points,
      texts: languages.map(({ code }, place) => ({ language: code, name: inAll(criteria[criterion], place) })),
    })),
  }
}

async function seedOne(
  trx: Querying,
  { who, task: name, versions }: (typeof demoHomework)[number],
  now: Date,
): Promise<void> {
  const task: DemoTask = demoTasks[name]
  const id = demoId('homework', `${who} ${name}`)
  const window = await trx
    .selectFrom('task')
    .select(['opens_at', 'closes_at', 'late_until'])
    .where('id', '=', taskId(name))
    .executeTakeFirstOrThrow()
  const ago = (hours: number): number => now.getTime() - hours * HOUR_MS
  const factsAt = (at: number): HomeworkFacts => ({
    now: at,
    opensAt: window.opens_at,
    endsAt: endsAt(window),
    isOwner: true,
    isMeant: true,
    isReviewer: false,
    replacements: 0,
  })
  const events: PastEvent<typeof homeworkKind.lifecycle>[] = []
  for (const { hoursAgo, review } of versions) {
    const at = ago(hoursAgo)
    const facts = { ...factsAt(at), hasContent: true, fitsTask: true, knowsFiles: true }
    events.push({ event: { type: 'handIn', revision: events.length, facts }, at })
    if (review === undefined) continue
    const { decision: type, remark: reason } = review
    const judged = { ...factsAt(ago(review.hoursAgo)), isOwner: false, isReviewer: true, fitsRubric: true }
    const event: HomeworkEvent = { type, revision: events.length, reason, facts: judged }
    events.push({ event, at: ago(review.hoursAgo), by: userId(task.owner) })
  }
  const owned = { task_id: taskId(name), learner_id: userId(who) }
  const { record, log, snapshot } = pastRecord(homeworkKind, { id, owned, by: owned.learner_id, events })
  await trx
    .insertInto('homework')
    .values({ ...record, versions: snapshot.context.versions })
    .execute()
  await trx.insertInto('transition_log').values(log).execute()
  for (const [place, { hoursAgo, text, files = [], review }] of versions.entries()) {
    const of = { homework_id: id, number: place + 1 }
    const at = ago(hoursAgo)
    await trx
      .insertInto('homework_version')
      .values({ ...of, text, handed_in_at: at, is_late: flagOf(at >= window.closes_at) })
      .execute()
    const named = files.map((file, position) => ({ ...of, position, file_id: handedInId(who, name, file) }))
    if (named.length > 0) await trx.insertInto('homework_file').values(named).execute()
    if (review === undefined) continue
    const marks: Marks = Object.entries(review.marks ?? {}).map(([criterionID, points]) => ({ criterionID, points }))
    await trx
      .insertInto('homework_review')
      .values({
        ...of,
        decision: review.decision,
        by_user_id: userId(task.owner),
        at: ago(review.hoursAgo),
        remark: review.remark,
        marks: JSON.stringify(marks),
        rubric: JSON.stringify(marks.length === 0 ? [] : await rubricOf(trx, owned.task_id)),
      })
      .execute()
  }
}
