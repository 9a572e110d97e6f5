import { randomUUID } from 'node:crypto'

import {
  approveHomework,
  handInHomework,
  rejectHomework,
  reopenHomework,
  type Homework,
} from '#api/homework/homework.contract.ts'
import {
  createTask,
  discardTask,
  publishTask,
  saveTask,
  withdrawTask,
  type TaskDocument,
} from '#api/homework/managed-task.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { userId } from '#server/demo/ids.ts'
import { removeUnused } from '#server/file/unused.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const criterion = (points: number): TaskDocument['rubric'][number] => ({
  criterionID: 'method',
  points,
  texts: [{ language: 'zh_CN', name: '方法' }],
})
const set: TaskDocument = {
  texts: [{ language: 'zh_CN', name: '断面', about: '测量断面。' }],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-04 09:00:00',
  lateUntil: '2026-03-05 09:00:00',
  audience: 'people',
  classID: null,
  departmentCodes: [],
  personIDs: [userId('learner')],
  attachmentIDs: [],
  takesText: true,
  takesFiles: true,
  filesMost: 2,
  rubric: [criterion(10)],
}

/** A draft of the teacher. */
async function draft({ call }: Site, change: Partial<TaskDocument> = {}) {
  const document = { ...set, ...change }
  const { taskID, revision } = await call('teacher', createTask, document)
  const done = (who: string, what: Call): Runner => asks(who, what, { taskID, revision })
  const save = (who: string, other: Partial<TaskDocument>): Runner =>
    asks(who, saveTask, { taskID, revision, ...document, ...other })
  return { taskID, revision, document, done, save }
}

/** What is published, and open. */
async function opened(site: Site, change: Partial<TaskDocument> = {}) {
  const { taskID, revision: before, document } = await draft(site, change)
  const { revision } = await site.call('teacher', publishTask, { taskID, revision: before })
  const byOwner = (what: Call, other: object = {}): Runner => asks('teacher', what, { taskID, revision, ...other })
  const save = (other: Partial<TaskDocument>): Runner => byOwner(saveTask, { ...document, ...other })
  const handIn = (seen: number, text: string, fileIDs: readonly string[] = []): Runner =>
    asks('learner', handInHomework, { taskID, revision: seen, text, fileIDs })
  return { taskID, revision, byOwner, save, handIn }
}

/** What waits for its review. */
async function submitted(site: Site, change: Partial<TaskDocument> = {}) {
  const task = await opened(site, change)
  const { homeworkID, revision: seen } = await site.call('learner', handInHomework, {
    taskID: task.taskID,
    revision: 0,
    text: 'v = 1.2 m/s',
    fileIDs: [],
  })
  const by = (who: string, what: Call, reason: string, more: object = {}): Runner =>
    asks(who, what, { homeworkID, revision: seen, reason, ...more })
  return { ...task, homeworkID, seen, by }
}

/** What was reviewed. */
async function reviewed(site: Site, how: typeof approveHomework) {
  const waiting = await submitted(site)
  const { homeworkID, seen: before } = waiting
  const { revision: seen }: Homework = await site.call('teacher', how, { homeworkID, revision: before, reason: 'x' })
  const by = (who: string, what: Call, reason: string): Runner =>
    asks(who, what, { homeworkID, revision: seen, reason })
  return { ...waiting, seen, by }
}

const marks = (points: number) => ({ marks: [{ criterionID: 'method', points }] })

/** A file that was uploaded two days before, for homework or to be attached to a task. */
async function oldFile({ db }: Site, service_code: 'homework' | 'task-attachment', who: string): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('file')
    .values({
      id,
      name: 'section.txt',
      media_type: 'text/plain',
      size: 10,
      access: 'restricted',
      stored_at: START.getTime() - 48 * 60 * 60_000,
      service_code,
      uploaded_by: userId(who),
    })
    .execute()
  return id
}
const sweep: Runner = { chore: ({ db, files }) => removeUnused(db, files, START) }
/** The file that is swept is passed over while somebody is about to use it, and swept the next time if nobody did. */
const passedOver = { why: 'what somebody is about to use is passed over', rows: /^file / }

export const homeworkRaces: readonly Race[] = [
  {
    title: 'homework is handed in for the first time, in two tabs',
    prepare: async (site) => {
      const { handIn } = await opened(site)
      return [handIn(0, 'one'), handIn(0, 'other')]
    },
  },
  {
    title: 'homework is replaced in two tabs',
    prepare: async (site) => {
      const { handIn, seen } = await submitted(site)
      return [handIn(seen, 'one'), handIn(seen, 'other')]
    },
  },
  {
    title: 'homework that was given back is handed in again in two tabs',
    prepare: async (site) => {
      const { handIn, seen } = await reviewed(site, rejectHomework)
      return [handIn(seen, 'one'), handIn(seen, 'other')]
    },
  },
  {
    title: 'homework is replaced, and approved',
    prepare: async (site) => {
      const { handIn, seen, by } = await submitted(site)
      return [handIn(seen, 'other'), by('teacher', approveHomework, '', marks(8))]
    },
  },
  {
    title: 'homework is replaced, and given back',
    prepare: async (site) => {
      const { handIn, seen, by } = await submitted(site)
      return [handIn(seen, 'other'), by('teacher', rejectHomework, 'x', marks(8))]
    },
  },
  {
    title: 'homework is approved by one, and given back by another',
    prepare: async (site) => {
      const { by } = await submitted(site)
      return [by('teacher', approveHomework, '', marks(8)), by('admin', rejectHomework, 'x', marks(2))]
    },
  },
  {
    title: 'homework is approved by two',
    prepare: async (site) => {
      const { by } = await submitted(site)
      return [by('teacher', approveHomework, '', marks(8)), by('admin', approveHomework, '', marks(9))]
    },
  },
  {
    title: 'an approval of homework is taken back by two',
    prepare: async (site) => {
      const { by } = await reviewed(site, approveHomework)
      return [by('teacher', reopenHomework, 'x'), by('admin', reopenHomework, 'y')]
    },
  },
  {
    title: 'an approval of homework is taken back, and it is handed in again',
    prepare: async (site) => {
      const { by, handIn, seen } = await reviewed(site, approveHomework)
      return [by('teacher', reopenHomework, 'x'), handIn(seen + 1, 'other')]
    },
  },
  {
    title: 'homework is handed in, and its task withdrawn',
    prepare: async (site) => {
      const { handIn, byOwner } = await opened(site)
      return [handIn(0, 'one'), byOwner(withdrawTask)]
    },
  },
  {
    title: 'homework is handed in, and its task takes no texts any more',
    prepare: async (site) => {
      const { handIn, save } = await opened(site)
      return [handIn(0, 'one'), save({ takesText: false })]
    },
  },
  {
    title: 'homework is handed in, and its task closes earlier',
    prepare: async (site) => {
      const { handIn, save } = await opened(site)
      return [handIn(0, 'one'), save({ closesAt: '2026-03-01 09:00:00' })]
    },
  },
  {
    title: 'homework is handed in, and its task is for others',
    prepare: async (site) => {
      const { handIn, save } = await opened(site)
      return [handIn(0, 'one'), save({ personIDs: [userId('leader')] })]
    },
  },
  {
    title: 'homework that was given back is handed in again, and its task discarded',
    prepare: async (site) => {
      const { handIn, seen, taskID, revision } = await reviewed(site, rejectHomework)
      const off = await site.call('teacher', withdrawTask, { taskID, revision })
      return [handIn(seen, 'other'), asks('teacher', discardTask, { taskID, revision: off.revision })]
    },
  },
  {
    title: 'homework is marked, and its criteria get fewer points',
    prepare: async (site) => {
      const { by, save } = await submitted(site)
      return [by('teacher', approveHomework, '', marks(8)), save({ rubric: [criterion(5)] })]
    },
  },
  {
    title: 'homework is marked, and its criteria are removed',
    prepare: async (site) => {
      const { by, save } = await submitted(site)
      return [by('admin', rejectHomework, 'x', marks(8)), save({ rubric: [] })]
    },
  },
  {
    title: 'homework is approved, and its task discarded',
    prepare: async (site) => {
      const { by, taskID, revision } = await submitted(site)
      const off = await site.call('teacher', withdrawTask, { taskID, revision })
      return [by('admin', approveHomework, ''), asks('teacher', discardTask, { taskID, revision: off.revision })]
    },
  },
  {
    title: 'an approval of homework is taken back, and its task withdrawn',
    prepare: async (site) => {
      const { by, byOwner } = await reviewed(site, approveHomework)
      return [by('admin', reopenHomework, 'x'), byOwner(withdrawTask)]
    },
  },
  {
    title: 'a file is handed in, and swept',
    also: passedOver,
    prepare: async (site) => {
      const { handIn } = await opened(site)
      return [handIn(0, 'one', [await oldFile(site, 'homework', 'learner')]), sweep]
    },
  },
  {
    title: 'a file is attached to a task, and swept',
    also: passedOver,
    prepare: async (site) => {
      const { save } = await draft(site)
      return [save('teacher', { attachmentIDs: [await oldFile(site, 'task-attachment', 'teacher')] }), sweep]
    },
  },
  {
    title: 'a task is published, and written anew',
    prepare: async (site) => {
      const { done, save } = await draft(site)
      return [done('teacher', publishTask), save('admin', { rubric: [] })]
    },
  },
  {
    title: 'a task is written by two',
    prepare: async (site) => {
      const { save } = await draft(site)
      return [save('teacher', { filesMost: 1 }), save('admin', { takesText: false })]
    },
  },
  {
    title: 'a task is published, and given up',
    prepare: async (site) => {
      const { done } = await draft(site)
      return [done('teacher', publishTask), done('admin', discardTask)]
    },
  },
  {
    title: 'a task is withdrawn, and written anew',
    prepare: async (site) => {
      const { byOwner, save } = await opened(site)
      return [byOwner(withdrawTask), save({ filesMost: 1 })]
    },
  },
]
