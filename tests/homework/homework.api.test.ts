import { describe, expect, it } from 'vitest'
import { decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import type { DeskPage, DeskResults } from '#api/desk/desk.contract.ts'
import * as contract from '#api/homework/homework.contract.ts'
import type { Homework, HomeworkEntry } from '#api/homework/homework.contract.ts'
import * as tasks from '#api/homework/managed-task.contract.ts'
import type { ManagedTask } from '#api/homework/managed-task.contract.ts'
import { findNotices } from '#api/message/notice.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { removeMembers } from '#tests/class/members.ts'
import { onBothEngines, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { at, blank, homeworkScene, rubric } from './homework-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const scene = homeworkScene(portal)
  const { says, told, refusal, seen, set, shown, written, handIn, reviewed, upload, putClass } = scene
  const reject = (homework: Homework, reason = 'The section is missing', who = 'teacher') =>
    told<Homework>(who, contract.rejectHomework, reviewed(homework, reason))
  const approve = (homework: Homework, more: object = {}, who = 'teacher') =>
    told<Homework>(who, contract.approveHomework, reviewed(homework, '', more))
  const refusedHandIn = (taskID: string, revision = 0, more: object = {}, who = 'learner') =>
    refusal(who, contract.handInHomework, written(taskID, revision, more))
  const notices = async (who: string): Promise<string[]> => {
    await portal().portal.effects.settled()
    const found = await told<Notice[]>(who, findNotices, { pageSize: 40 })
    return found.map(({ title, content }) => `${title}: ${content.map(({ text }) => text).join('')}`)
  }
  const desk = async (subjectID: string, who = 'teacher'): Promise<DeskPage> => {
    await scene.as(who)
    return told<DeskPage>(who, listDesk, { subjectID })
  }

  it('[HOMEWORK-02] is not submitted, submitted, not approved, and approved', async () => {
    const { taskID } = await set({ rubric })
    const before = await shown(taskID)
    expect(before).toMatchObject({
      taskID,
      homeworkID: null,
      name: 'Report on a section',
      about: 'Measure a section.',
      audience: 'people',
      class: null,
      phase: 'open',
      state: 'notSubmitted',
      handedInAt: null,
      // The second one has a name in English, the first one in the default language alone.
      rubric: [
        { criterionID: 'method', name: '方法', points: 10 },
        { criterionID: 'words', name: 'Words', points: 5 },
      ],
      learner: { userId: userId('learner') },
      reviewers: [{ userId: userId('teacher') }],
      versions: [],
      revision: 0,
      log: [],
      facts: { isOwner: true, isMeant: true, isReviewer: false },
    })
    const first = await handIn(taskID)
    expect(first).toMatchObject({ state: 'submitted', revision: 1, handedInAt: at(0) })
    expect(first.versions).toEqual([
      { version: 1, at: at(0), isLate: false, text: 'v = 1.2 m/s', files: [], review: null },
    ])
    const back = await reject(first)
    expect(back).toMatchObject({ state: 'notApproved', facts: { isOwner: false, isReviewer: true } })
    const marks = [{ criterionID: 'method', points: 10 }]
    const second = await handIn(taskID, back.revision, { text: 'v = 1.3 m/s' })
    const done = await approve(second, { marks })
    expect(done.state).toBe('approved')
    const own = await shown(taskID)
    const by = { userId: userId('teacher'), originalName: 'Sok Chanthy' }
    expect(own.versions.map(({ version, text, review }) => ({ version, text, review }))).toEqual([
      {
        version: 2,
        text: 'v = 1.3 m/s',
        review: {
          decision: 'approve',
          by,
          at: at(0),
          remark: '',
          marks,
          rubric: [
            { criterionID: 'method', name: '方法', points: 10 },
            { criterionID: 'words', name: 'Words', points: 5 },
          ],
        },
      },
      {
        version: 1,
        text: 'v = 1.2 m/s',
        review: { decision: 'reject', by, at: at(0), remark: 'The section is missing', marks: [], rubric: [] },
      },
    ])
    expect(own.log.map(({ event, words }) => [event, words])).toEqual([
      ['handIn', ''],
      ['reject', 'The section is missing'],
      ['handIn', ''],
      ['approve', ''],
    ])
    expect(await refusedHandIn(taskID, own.revision)).toBe('homework.alreadyApproved')
    const reopened = await told<Homework>('admin', contract.reopenHomework, reviewed(done, 'By mistake'))
    expect([reopened.state, reopened.log.at(-1)?.words]).toEqual(['notApproved', 'By mistake'])
  })

  it('[HOMEWORK-03] is handed in again, also after the end once it was given back; every version is kept', async () => {
    const task = await set()
    const first = await handIn(task.taskID)
    const replaced = await handIn(task.taskID, first.revision, { text: 'second' })
    const back = await reject(replaced)
    const over = { opensAt: at(-3), closesAt: at(-2), lateUntil: at(-1) }
    await told('teacher', tasks.saveTask, { ...blank, ...seen(task), ...over })
    const again = await handIn(task.taskID, back.revision, { text: 'third' })
    expect(again.versions.map(({ text, isLate }) => [text, isLate])).toEqual([
      ['third', true],
      ['second', false],
      ['v = 1.2 m/s', false],
    ])
    // What was only submitted is not replaced any more.
    expect(await refusedHandIn(task.taskID, again.revision)).toBe('homework.ended')
  })

  it('[ERROR-33] a task that has not started is reported', async () => {
    const { taskID } = await set({ opensAt: at(1) })
    expect((await shown(taskID)).phase).toBe('upcoming')
    expect(await refusedHandIn(taskID)).toBe('homework.notStarted')
    const { message } = await says('learner', contract.handInHomework, written(taskID))
    expect(message).toBe('This task has not started yet. Please hand in once it has.')
  })

  it('is late between the closing and the end, and refused from the end on', async () => {
    const late = await set({ opensAt: at(-3), closesAt: at(0) })
    expect((await handIn(late.taskID)).versions[0]?.isLate).toBe(true)
    const closed = await set({ opensAt: at(-3), closesAt: at(0), lateUntil: null })
    expect(await refusedHandIn(closed.taskID)).toBe('homework.ended')
    const ended = await set({ opensAt: at(-3), closesAt: at(-1), lateUntil: at(0) })
    expect(await refusedHandIn(ended.taskID)).toBe('homework.ended')
  })

  it.each<readonly [string, object, object, string]>([
    ['nothing', {}, { text: ' \n\u200b' }, 'homework.empty'],
    ['a text where it takes files', { takesText: false }, {}, 'homework.unfitContent'],
    ['a text of more than 20,000 characters', {}, { text: 'x'.repeat(20_001) }, 'homework.unfitContent'],
    ['files where it takes a text', { takesFiles: false }, { fileIDs: ['own'] }, 'homework.unfitContent'],
    ['too many files', { filesMost: 1 }, { fileIDs: ['own', 'own'] }, 'homework.unfitContent'],
    ['the same file twice', {}, { fileIDs: ['own', 'own'] }, 'homework.unknownFile'],
    ['a file that there is not', {}, { fileIDs: ['none'] }, 'homework.unknownFile'],
    ['a file of another', {}, { fileIDs: ['foreign'] }, 'homework.unknownFile'],
    ['a portrait', {}, { fileIDs: ['avatar'] }, 'homework.unknownFile'],
  ])('%s is refused', async (_what, task, content, reason) => {
    const { taskID } = await set(task)
    const files: Readonly<Record<string, string>> = {
      own: await upload('learner'),
      foreign: await upload('leader'),
      avatar: 'portrait',
    }
    await portal()
      .db.insertInto('file')
      .values({
        id: 'portrait',
        name: 'avatar.jpg',
        media_type: 'image/jpeg',
        size: 1,
        access: 'session',
        stored_at: 0,
        service_code: 'avatar',
        uploaded_by: userId('learner'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { fileIDs = [], ...more } = content as { readonly fileIDs?: readonly string[] }
    const named = fileIDs.map((name) => files[name] ?? name)
    expect(await refusedHandIn(taskID, 0, { ...more, fileIDs: named })).toBe(reason)
  })

  it('is handed in as files, in the order in which they are sent', async () => {
    const { taskID } = await set({ takesText: false })
    const files = [await upload('learner'), await upload('learner')].toSorted().toReversed()
    const { versions } = await handIn(taskID, 0, { text: '', fileIDs: files })
    expect(versions[0]?.files).toEqual(files.map((fileID) => ({ fileID, name: 'sample.txt', size: 40 })))
  })

  it('is for those whom the task is for, and no one learns of the task of others', async () => {
    const draft = await scene.draft()
    const others = await set({ personIDs: [userId('leader')] })
    const classID = await putClass('leader')
    const ofClass = await set({ audience: 'class', classID }, 'headmaster')
    for (const { taskID } of [draft, others, ofClass]) {
      expect(await refusal('learner', contract.getHomework, { taskID })).toBe('request.notFound')
      expect(await refusedHandIn(taskID)).toBe('request.notFound')
    }
    expect(await handIn(ofClass.taskID, 0, {}, 'leader')).toMatchObject({
      class: { classID, className: '测流班', kind: 'face' },
      state: 'submitted',
    })
  })

  it('[CLASS-02 in part] of a class that one has left is kept, and not handed in again', async () => {
    const classID = await putClass('learner', 'leader')
    const { taskID } = await set({ audience: 'class', classID }, 'headmaster')
    const other = await set({ audience: 'class', classID, opensAt: at(-2) }, 'headmaster')
    const ofClass = async (who: string) =>
      (await told<HomeworkEntry[]>(who, contract.listHomeworkOfClass, { classID })).map((entry) => entry.taskID)
    expect(await ofClass('learner')).toEqual([other.taskID, taskID])
    const { revision } = await handIn(taskID)
    await removeMembers(portal().db, { user_id: userId('learner'), class_id: classID })
    expect(await ofClass('learner')).toEqual([taskID])
    expect(await ofClass('leader')).toEqual([other.taskID, taskID])
    expect(await refusedHandIn(taskID, revision)).toBe('homework.notForYou')
    expect((await shown(taskID)).facts.isMeant).toBe(false)
  })

  it('of a task that was withdrawn is kept and reviewed, and not handed in again', async () => {
    const task = await set()
    const first = await handIn(task.taskID)
    const off = await told<ManagedTask>('teacher', tasks.withdrawTask, seen(task))
    expect(await refusedHandIn(task.taskID, first.revision)).toBe('homework.notForYou')
    expect((await approve(first)).state).toBe('approved')
    await told('teacher', tasks.discardTask, seen(off))
    expect(await refusal('learner', contract.getHomework, { taskID: task.taskID })).toBe('request.notFound')
  })

  describe('a review', () => {
    it('is refused without a remark where one is needed, with one that is too long, and with unfit marks', async () => {
      const { taskID } = await set({ rubric })
      const homework = await handIn(taskID)
      const refused = (call: 'approve' | 'reject', reason: string, marks: object[] = []) =>
        refusal(
          'teacher',
          call === 'approve' ? contract.approveHomework : contract.rejectHomework,
          reviewed(homework, reason, { marks }),
        )
      expect(await refused('reject', ' \u200b')).toBe('homework.remarkMissing')
      expect(await refused('reject', '字'.repeat(1001))).toBe('homework.remarkTooLong')
      expect(await refused('approve', '字'.repeat(1001))).toBe('homework.remarkTooLong')
      const marks = { criterionID: 'method', points: 10 }
      for (const unfit of [
        [{ ...marks, points: 11 }],
        [{ ...marks, criterionID: 'other' }],
        [marks, { ...marks, points: 1 }],
      ]) {
        expect(await refused('approve', '', unfit)).toBe('homework.unfitMarks')
        expect(await refused('reject', 'No', unfit)).toBe('homework.unfitMarks')
      }
      expect(await refusal('teacher', contract.reopenHomework, reviewed(homework, 'No'))).toBe('homework.notApproved')
    })

    it('of a version that was replaced meanwhile is refused, and a second review', async () => {
      const { taskID } = await set()
      const first = await handIn(taskID)
      const second = await handIn(taskID, first.revision)
      expect(await refusal('teacher', contract.approveHomework, reviewed(first))).toBe('record.stale')
      expect(await refusal('teacher', contract.rejectHomework, reviewed(first, 'No'))).toBe('record.stale')
      const done = await approve(second)
      expect(await refusal('teacher', contract.rejectHomework, reviewed(done, 'No'))).toBe('homework.alreadyReviewed')
    })

    it('is for who runs the class, the owner, co-editors and administrators, and never for the learner', async () => {
      const classID = await putClass('learner')
      const task = await set({ audience: 'class', classID }, 'admin')
      const homework = await handIn(task.taskID)
      const open = { homeworkID: homework.homeworkID }
      for (const who of ['teacher', 'leader']) {
        expect(await refusal(who, contract.getReviewedHomework, open)).toBe('request.notFound')
        expect(await refusal(who, contract.approveHomework, reviewed(homework))).toBe('request.notFound')
      }
      expect(await refusal('learner', contract.getReviewedHomework, open)).toBe('request.notFound')
      expect(await refusal('learner', contract.approveHomework, reviewed(homework))).toBe('homework.ownWork')
      expect(homework.reviewers.map((one) => one.userId).toSorted()).toEqual(
        [userId('admin'), userId('headmaster')].toSorted(),
      )
      const back = await reject(homework, 'Again', 'headmaster')
      const again = await handIn(task.taskID, back.revision)
      const editors = { ownerID: userId('admin'), coEditorIDs: [userId('teacher')] }
      const shared = await told<ManagedTask>('admin', tasks.saveTask, {
        ...blank,
        ...seen(task),
        audience: 'class',
        classID,
        editors,
      })
      expect((await approve(again)).state).toBe('approved')
      // What one has reviewed, one may go on seeing, and does not review any more.
      const none = { ownerID: userId('admin'), coEditorIDs: [] }
      await told('admin', tasks.saveTask, {
        ...blank,
        ...seen(shared),
        audience: 'class',
        classID,
        editors: none,
      })
      const kept = await told<Homework>('teacher', contract.getReviewedHomework, open)
      expect(kept.facts.isReviewer).toBe(false)
      expect(await refusal('teacher', contract.reopenHomework, reviewed(kept, 'No'))).toBe('homework.notReviewer')
    })

    it('waits at the desk, where several are reviewed at once', async () => {
      const { taskID } = await set({ personIDs: [userId('learner'), userId('leader'), userId('teacher')] })
      const file = await upload('learner')
      const homework = await handIn(taskID, 0, { fileIDs: [file] })
      await handIn(taskID, homework.revision, { fileIDs: [file] })
      await handIn(taskID, 0, {}, 'leader')
      await handIn(taskID, 0, {}, 'teacher')
      const { list, count, lifecycles } = await desk(taskID)
      // Nobody's own work waits for oneself.
      expect(count).toBe(2)
      expect(lifecycles).toContainEqual(expect.objectContaining({ lifecycle: 'homework', name: 'Homework' }))
      const item = list.find(({ id }) => id === homework.homeworkID)
      expect(item).toMatchObject({
        lifecycle: 'homework',
        who: { userId: userId('learner') },
        subject: { id: taskID, name: 'Report on a section' },
        since: at(0),
        dueTime: null,
        facts: [
          { label: 'Handed in', value: { kind: 'time', at: at(0) } },
          { label: 'Version', value: { kind: 'text', text: '2' } },
          { label: 'Text', value: { kind: 'words', text: 'v = 1.2 m/s' } },
          { label: 'Files', value: { kind: 'text', text: 'sample.txt' } },
        ],
        decisions: [
          { decision: 'approve', word: 'Approve', closed: null },
          { decision: 'reject', word: 'Give back', closed: null },
        ],
        full: { entry: 'administration', address: `/tasks/${taskID}?homework=${homework.homeworkID}` },
      })
      const items = list.map(({ lifecycle, id, revision }) => ({ lifecycle, id, revision }))
      const { results } = await told<{ results: DeskResults }>('teacher', decideOnDesk, {
        decision: 'reject',
        items: [...items, { lifecycle: 'homework', id: 'nothing', revision: 1 }],
        reason: 'Say how you measured',
      })
      expect(results.map(({ reason }) => reason)).toEqual([null, null, 'request.notFound'])
      expect((await desk(taskID)).count).toBe(0)
      expect((await desk(taskID, 'admin')).count).toBe(1)
      expect((await shown(taskID)).versions[0]?.review?.remark).toBe('Say how you measured')
    })

    it('is told: what waits to those who review it, once, and what was decided to the learner', async () => {
      const { taskID } = await set({
        texts: [...blank.texts.slice(0, 1), { language: 'en_US', name: 'Told report', about: 'x' }],
      })
      const about = async (who: string) => (await notices(who)).filter((text) => text.includes('Told report'))
      const first = await handIn(taskID)
      expect(await about('teacher')).toEqual([
        'Homework is waiting for your review: 林晓雯 has handed in “Told report”. Please review it.',
      ])
      const second = await handIn(taskID, first.revision)
      expect(await about('teacher')).toHaveLength(1)
      const back = await reject(second, 'Too short')
      const third = await handIn(taskID, back.revision)
      const done = await approve(third)
      await told('teacher', contract.reopenHomework, reviewed(done, 'By mistake'))
      expect((await about('learner')).toSorted()).toEqual([
        'The approval of your homework has been revoked: “Told report” no longer counts as approved. Please change it and hand it in again. Reason: By mistake',
        'Your homework has been approved: “Told report” has been approved. Remark: ',
        'Your homework has been given back: “Told report” has not been approved. Please change it and hand it in again. Reason: Too short',
      ])
    })
  })

  it('is listed for its learner, what closes next first, and obeys every filter', async () => {
    const personIDs = [userId('weak')]
    const named = (name: string) => [{ language: 'zh_CN', name, about: '测量。' }]
    const later = await set({ personIDs, texts: named('梅溪 甲') })
    const sooner = await set({ personIDs, texts: named('梅溪 乙'), closesAt: at(1) })
    const over = await set({
      personIDs,
      texts: named('梅溪 丙'),
      opensAt: at(-4),
      closesAt: at(-3),
      lateUntil: at(-2),
    })
    await handIn(sooner.taskID, 0, {}, 'weak')
    const listed = (asked: object) =>
      told<{ list: HomeworkEntry[]; count: number }>('weak', contract.listHomework, { keywords: '梅溪', ...asked })
    const ids = async (asked: object) => (await listed(asked)).list.map(({ taskID }) => taskID)
    expect(await ids({})).toEqual([sooner.taskID, later.taskID, over.taskID])
    expect(await ids({ state: 'submitted' })).toEqual([sooner.taskID])
    expect(await ids({ state: 'notSubmitted' })).toEqual([later.taskID, over.taskID])
    expect(await ids({ keywords: '梅溪 丙' })).toEqual([over.taskID])
    expect(await listed({ pageSize: 1, pageNum: 2 })).toMatchObject({ count: 3, list: [{ taskID: later.taskID }] })
    expect((await listed({})).list.map(({ state, phase }) => [state, phase])).toEqual([
      ['submitted', 'open'],
      ['notSubmitted', 'open'],
      ['notSubmitted', 'over'],
    ])
  })
})

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const { says, set, shown, written, reviewed, told, handIn } = homeworkScene(portal)

  it('two hand-ins from two tabs: one of them is taken, the other one refused, the first time and again', async () => {
    const { taskID } = await set()
    await shown(taskID)
    for (const revision of [0, 1]) {
      const both = await Promise.all(
        ['one', 'two'].map((text) => says('learner', contract.handInHomework, written(taskID, revision, { text }))),
      )
      expect(both.map(({ reason }) => reason).toSorted()).toEqual([null, 'record.stale'])
      expect((await shown(taskID)).versions).toHaveLength(revision + 1)
    }
  })

  it('a review at the moment of another hand-in: one of them holds, and none is lost', async () => {
    const { taskID } = await set()
    const first = await handIn(taskID)
    const [again, review] = await Promise.all([
      says('learner', contract.handInHomework, written(taskID, first.revision)),
      says('teacher', contract.approveHomework, reviewed(first)),
    ])
    expect([again.code, review.code].toSorted()).toEqual([2000, 5000])
    const { state, versions, revision } = await shown(taskID)
    expect(revision).toBe(2)
    expect([state, versions.length]).toEqual(again.code === 2000 ? ['submitted', 2] : ['approved', 1])
    await told<Homework>('teacher', contract.getReviewedHomework, { homeworkID: first.homeworkID })
  })
})
