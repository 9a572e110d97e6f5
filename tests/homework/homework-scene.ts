import { randomUUID } from 'node:crypto'
import type { Call } from '#api/kit/call.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import * as homeworkCalls from '#api/homework/homework.contract.ts'
import type { Homework } from '#api/homework/homework.contract.ts'
import * as taskCalls from '#api/homework/managed-task.contract.ts'
import type { ManagedTask, TaskDocument } from '#api/homework/managed-task.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { sampleFile } from '#tests/kit/server/sample-files.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Said, Visitor } from '#tests/kit/server/visitor.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { expect } from 'vitest'

/** The tests begin on 2 March 2026, at ten: the task is open for two hours, and takes what is late for one more. */
export const blank: TaskDocument = {
  texts: [
    { language: 'zh_CN', name: '断面测量报告', about: '测量一个断面。\n\n写下流量。' },
    { language: 'en_US', name: 'Report on a section', about: 'Measure a section.' },
  ],
  opensAt: at(-1),
  closesAt: at(2),
  lateUntil: at(3),
  audience: 'people',
  classID: null,
  departmentCodes: [],
  personIDs: [userId('learner')],
  attachmentIDs: [],
  takesText: true,
  takesFiles: true,
  filesMost: 2,
  rubric: [],
}

/** A moment so many hours from the beginning of the tests. */
export function at(hours: number): string {
  return new Date(START.getTime() + hours * HOUR).toISOString().slice(0, 19).replace('T', ' ')
}

/** Criteria of ten and five points. */
export const rubric: TaskDocument['rubric'] = [
  { criterionID: 'method', points: 10, texts: [{ language: 'zh_CN', name: '方法' }] },
  {
    criterionID: 'words',
    points: 5,
    texts: [
      { language: 'zh_CN', name: '文字' },
      { language: 'en_US', name: 'Words' },
    ],
  },
]

/** What people do with tasks and homework, by the names of their accounts. */
export function homeworkScene(portal: () => TestPortal) {
  const visitors = new Map<string, Visitor>()
  const as = async (who: string): Promise<Visitor> => {
    const known = visitors.get(who)
    if (known !== undefined) return known
    const fresh = await signedIn(portal(), who)
    visitors.set(who, fresh)
    return fresh
  }
  const says = async (who: string, call: Call, payload: object): Promise<Said & { readonly status: number }> => {
    const { status, body } = await (await as(who)).call(call, payload)
    return { ...body, status }
  }
  const told = async <Answer>(who: string, call: Call, payload: object): Promise<Answer> => {
    const { code, data, message } = await says(who, call, payload)
    expect(code, message).toBe(2000)
    return data as Answer
  }
  /** The reason of a refusal, which has changed nothing. */
  const refusal = async (who: string, call: Call, payload: object): Promise<string | null> => {
    // Whoever signs in is written down.
    await as(who)
    const before = await contentsOf(portal().db)
    const { reason, message } = await says(who, call, payload)
    expect(await contentsOf(portal().db)).toEqual(before)
    expect(message).not.toBe('')
    return reason
  }
  const seen = ({ taskID, revision }: ManagedTask) => ({ taskID, revision })
  const draft = (change: Partial<TaskDocument> = {}, owner = 'teacher') =>
    told<ManagedTask>(owner, taskCalls.createTask, { ...blank, ...change })
  const set = async (change: Partial<TaskDocument> = {}, owner = 'teacher') =>
    told<ManagedTask>(owner, taskCalls.publishTask, seen(await draft(change, owner)))
  const shown = (taskID: string, who = 'learner') => told<Homework>(who, homeworkCalls.getHomework, { taskID })
  const written = (taskID: string, revision = 0, more: object = {}) => ({
    taskID,
    revision,
    text: 'v = 1.2 m/s',
    fileIDs: [],
    ...more,
  })
  const handIn = (taskID: string, revision = 0, more: object = {}, who = 'learner') =>
    told<Homework>(who, homeworkCalls.handInHomework, written(taskID, revision, more))
  const reviewed = ({ homeworkID, revision }: Homework, reason = '', more: object = {}) => ({
    homeworkID,
    revision,
    reason,
    ...more,
  })
  const upload = async (who: string, serviceCode: UploadService = 'homework', file = sampleFile('txt')) =>
    (await told<{ fileID: string }>(who, uploadFile, { serviceCode, file })).fileID
  /** A class of the teacher with these members. */
  const putClass = async (...members: string[]): Promise<string> => {
    const id = randomUUID()
    const times = { starts_at: START.getTime() - HOUR, ends_at: START.getTime() + 100 * HOUR, place: null }
    await putClasses(portal().db, [{ id, name: '测流班', kind: 'face', headmaster_id: userId('headmaster'), ...times }])
    await putMembers(
      portal().db,
      members.map((name) => ({ user_id: userId(name), class_id: id })),
    )
    return id
  }
  return { as, says, told, refusal, seen, draft, set, shown, written, handIn, reviewed, upload, putClass }
}
