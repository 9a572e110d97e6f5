import { describe, expect, it } from 'vitest'

import type { ManagedTask } from '#api/homework/managed-task.contract.ts'
import { begunWith } from '#machines/homework/begun-with.ts'
import {
  blankTask,
  pointsOf,
  taskCompleteness,
  taskDocument,
  taskLacks,
  withCriterion,
  type TaskDraft,
} from '#machines/homework/task-draft.ts'
import { taskRules } from '#machines/homework/task-rules.ts'

const now = new Date(2026, 2, 2, 10, 0)
const flood = { classID: 'flood', name: 'Flood' }
/** Ids in their order: `n1`, `n2`, … */
function ids(): () => string {
  let count = 0
  return () => `n${(count += 1)}`
}
const written = (changed: Partial<TaskDraft> = {}): TaskDraft => {
  const draft = blankTask(now, flood)
  return {
    ...draft,
    texts: { ...draft.texts, zh_CN: { name: '巡堤记录', about: '写一份巡堤记录。' } },
    ...changed,
  }
}
const said = (draft: TaskDraft, command: 'publish' | 'save' = 'save') => {
  const verdict = taskRules.verdict(command, null, draft)
  return verdict.kind === 'refused' ? verdict.code : verdict.kind
}

describe('a task in its editor', () => {
  it('begins for the class from which it is made, and can be saved once it has its words', () => {
    expect(said(blankTask(now, flood))).toBe('publication.textsMissing')
    expect(said(written())).toBe('allowed')
    expect(taskDocument(written())).toMatchObject({
      audience: 'class',
      classID: 'flood',
      lateUntil: null,
      personIDs: [],
      departmentCodes: [],
    })
  })

  it('is for a class, departments or people that are named', () => {
    expect(said(written({ class: null }))).toBe('publication.unknownPart')
    expect(said(written({ audience: 'departments' }))).toBe('publication.unknownPart')
    expect(said(written({ audience: 'people' }))).toBe('publication.unknownPart')
    const people = [{ userId: 'u1', originalName: 'Lin' }]
    expect(said(written({ audience: 'people', people }))).toBe('allowed')
    expect(taskDocument(written({ audience: 'people', people }))).toMatchObject({ classID: null, personIDs: ['u1'] })
  })

  it('closes after it opens, and takes what is late only after that', () => {
    const { opensAt, closesAt } = written()
    expect(said(written({ closesAt: opensAt }))).toBe('questionnaire.closesBeforeOpening')
    expect(said(written({ lateUntil: closesAt }))).toBe('managedTask.lateBeforeClosing')
    expect(said(written({ lateUntil: '2026-04-30T09:00' }))).toBe('allowed')
    // A field that was emptied is no time.
    expect(taskLacks(written({ closesAt: '' })).window).toBe(true)
    expect(taskLacks(written({ lateUntil: '' })).late).toBe(true)
  })

  it('takes a text, files, or both', () => {
    expect(said(written({ takesFiles: false }))).toBe('allowed')
    expect(said(written({ takesText: false, takesFiles: false }))).toBe('managedTask.takesNothing')
  })

  it('has a name for every criterion before it is published, and may be saved without', () => {
    const rubric = withCriterion(
      withCriterion([], () => 'a'),
      () => 'b',
    )
    expect(pointsOf(rubric)).toBe(20)
    expect(said(written({ rubric }))).toBe('allowed')
    expect(said(written({ rubric }), 'publish')).toBe('publication.contentMissing')
    const named = rubric.map((one) => ({ ...one, texts: { ...one.texts, zh_CN: { name: '完整' } } }))
    expect(said(written({ rubric: named }), 'publish')).toBe('allowed')
    expect(taskCompleteness(written({ rubric: named }), 'zh_CN')).toBe('complete')
    expect(taskCompleteness(written({ rubric }), 'zh_CN')).toBe('partial')
  })
})

it('a task that is begun with an earlier one has its own window, and ids of its own for its criteria', () => {
  const source: ManagedTask = {
    taskID: 't1',
    state: 'published',
    revision: 3,
    texts: [{ language: 'zh_CN', name: '巡堤记录', about: '写一份巡堤记录。' }],
    opensAt: '2025-03-01 08:00:00',
    closesAt: '2025-03-08 08:00:00',
    lateUntil: '2025-03-09 08:00:00',
    audience: 'class',
    departmentCodes: [],
    takesText: true,
    takesFiles: false,
    filesMost: 3,
    rubric: [{ criterionID: 'whole', points: 5, texts: [{ language: 'zh_CN', name: '完整' }] }],
    class: flood,
    people: [],
    attachments: [{ fileID: 'f1', name: 'form.docx', size: 10 }],
    createdAt: '2025-02-01 08:00:00',
    updatedAt: '2025-02-01 08:00:00',
    publishedAt: '2025-02-02 08:00:00',
    editors: { owner: null, coEditors: [], as: 'owner' },
  }
  const begun = begunWith(source, now, ids())
  expect(begun.rubric.map(({ criterionID, points }) => [criterionID, points])).toEqual([['n1', 5]])
  expect(begun).toMatchObject({ lateUntil: null, opensAt: '2026-03-03T09:00', closesAt: '2026-03-10T09:00' })
  expect(taskDocument(begun)).toMatchObject({ classID: 'flood', attachmentIDs: ['f1'], takesFiles: false })
  expect(taskRules.isSame(begun, taskRules.draftOf(source))).toBe(false)
})
