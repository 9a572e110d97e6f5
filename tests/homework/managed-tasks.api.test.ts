import { describe, expect, it } from 'vitest'
import * as contract from '#api/homework/managed-task.contract.ts'
import type { ManagedTask, ManagedTaskEntry } from '#api/homework/managed-task.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { at, blank, homeworkScene, rubric } from './homework-scene.ts'

/** Of the teacher, and of others. */
const waterLaw = demoId('class', 'water-law')
const flood = demoId('class', 'flood')
const only = (code: string) => [{ language: code, name: 'Report', about: 'Measure.' }]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { says, told, refusal, seen, draft, set, handIn, upload, putClass } = homeworkScene(portal)
  const statusOf = async (...asked: Parameters<typeof says>): Promise<number> => (await says(...asked)).status
  const listed = (asked: object, who = 'teacher') =>
    told<{ list: ManagedTaskEntry[]; count: number }>(who, contract.listManagedTasks, {
      pageNum: 1,
      pageSize: 40,
      ...asked,
    })

  describe('a task', () => {
    it('is made for a class, changed for people and for departments, published, withdrawn and discarded', async () => {
      const files = [await upload('teacher', 'task-attachment'), await upload('teacher', 'task-attachment')]
      const made = await draft({
        audience: 'class',
        classID: waterLaw,
        // Of another audience: not kept.
        departmentCodes: ['hydrology'],
        attachmentIDs: files.toReversed(),
        rubric,
      })
      expect(made).toMatchObject({
        state: 'draft',
        revision: 1,
        texts: blank.texts,
        opensAt: at(-1),
        closesAt: at(2),
        lateUntil: at(3),
        audience: 'class',
        class: { classID: waterLaw, name: 'Water Law Across Borders' },
        departmentCodes: [],
        people: [],
        takesText: true,
        takesFiles: true,
        filesMost: 2,
        rubric,
        publishedAt: null,
        editors: { as: 'owner' },
      })
      expect(made.attachments.map(({ fileID }) => fileID)).toEqual(files.toReversed())
      const shown = await told<ManagedTask>('teacher', contract.publishTask, seen(made))
      expect(shown).toMatchObject({ state: 'published', publishedAt: expect.any(String) as string })
      const theirs = await told<ManagedTask>('teacher', contract.saveTask, {
        ...blank,
        ...seen(shown),
        lateUntil: null,
        takesText: false,
        personIDs: [userId('learner'), userId('leader')],
      })
      expect(theirs).toMatchObject({
        state: 'published',
        class: null,
        lateUntil: null,
        takesText: false,
        rubric: [],
        attachments: [],
      })
      expect(theirs.people.map(({ userId: id }) => id).toSorted()).toEqual(
        [userId('learner'), userId('leader')].toSorted(),
      )
      const ofDepartments = await told<ManagedTask>('teacher', contract.saveTask, {
        ...blank,
        ...seen(theirs),
        audience: 'departments',
        departmentCodes: ['hydrology', 'floodControl'],
      })
      expect(ofDepartments).toMatchObject({ departmentCodes: ['floodControl', 'hydrology'], people: [] })
      const off = await told<ManagedTask>('teacher', contract.withdrawTask, seen(ofDepartments))
      const gone = await told<ManagedTask>('teacher', contract.discardTask, seen(off))
      expect([off.state, gone.state]).toEqual(['withdrawn', 'discarded'])
      expect(await refusal('teacher', contract.saveTask, { ...blank, ...seen(gone) })).toBe('publication.discarded')
    })

    it.each([
      [
        'its name in one language, and its words in another',
        {
          texts: [
            { language: 'zh_CN', name: '报告', about: '' },
            { language: 'en_US', name: '', about: 'Measure.' },
          ],
        },
        'publication.textsMissing',
      ],
      ['nothing to do', { texts: [{ language: 'zh_CN', name: '报告', about: '' }] }, 'publication.textsMissing'],
      ['a class of others', { audience: 'class', classID: flood }, 'publication.unknownPart'],
      ['no class', { audience: 'class' }, 'publication.unknownPart'],
      ['no department', { audience: 'departments' }, 'publication.unknownPart'],
      [
        'a department that there is not',
        { audience: 'departments', departmentCodes: ['nothing'] },
        'publication.unknownPart',
      ],
      ['nobody', { personIDs: [] }, 'publication.unknownPart'],
      ['a person that there is not', { personIDs: ['nobody'] }, 'publication.unknownPart'],
      ['a file that there is not', { attachmentIDs: ['nothing'] }, 'publication.unknownPart'],
    ] as const)('is refused with %s', async (_what, change, reason) => {
      const made = await draft()
      expect(await refusal('teacher', contract.createTask, { ...blank, ...change })).toBe(reason)
      expect(await refusal('teacher', contract.saveTask, { ...blank, ...change, ...seen(made) })).toBe(reason)
    })

    it('attaches files of the sender, uploaded for a task, and those of a task that the sender sees', async () => {
      const own = await upload('teacher', 'task-attachment')
      const other = await upload('teacher', 'course-resource')
      const foreign = await upload('headmaster', 'task-attachment')
      for (const id of [other, foreign])
        expect(await refusal('teacher', contract.createTask, { ...blank, attachmentIDs: [own, id] })).toBe(
          'publication.unknownPart',
        )
      await draft({ attachmentIDs: [own] })
      expect(await refusal('headmaster', contract.createTask, { ...blank, attachmentIDs: [own] })).toBe(
        'publication.unknownPart',
      )
      expect((await draft({ attachmentIDs: [own] }, 'admin')).attachments).toHaveLength(1)
      const shared = await draft({ attachmentIDs: [own] })
      const editors = { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] }
      await told('teacher', contract.saveTask, { ...blank, ...seen(shared), attachmentIDs: [own], editors })
      expect((await draft({ attachmentIDs: [own] }, 'headmaster')).attachments).toHaveLength(1)
    })

    it('is kept with a criterion that has no name in the language of the rest, but not published', async () => {
      const change = { rubric: [{ criterionID: 'a', points: 1, texts: [{ language: 'fr_FR', name: 'Méthode' }] }] }
      const made = await draft(change)
      const whole = await set()
      expect(await refusal('teacher', contract.publishTask, seen(made))).toBe('publication.contentMissing')
      expect(await refusal('teacher', contract.saveTask, { ...blank, ...change, ...seen(whole) })).toBe(
        'publication.contentMissing',
      )
    })

    it.each([
      { closesAt: at(-1) },
      { closesAt: at(-2) },
      { lateUntil: at(2) },
      { opensAt: '2026-02-30 08:00:00' },
      { takesText: false, takesFiles: false },
      { filesMost: 0 },
      { filesMost: 21 },
      { audience: 'all' },
      { rubric: [rubric[0], rubric[0]] },
      { rubric: [{ ...rubric[0], points: 0 }] },
      { rubric: [{ ...rubric[0], criterionID: 'constructor' }] },
      { attachmentIDs: ['a', 'a'] },
      { texts: [...only('zh_CN'), ...only('zh_CN')] },
      { state: 'published' },
    ])('is malformed %#', async (change) => {
      const before = await statusOf('teacher', contract.createTask, { ...blank, ...change })
      expect(before).toBe(400)
      expect(await refusal('teacher', contract.createTask, { ...blank, ...change })).toBe('request.invalid')
    })

    it.each(['draft', 'published'] as const)('that is %s is there for its editors alone', async (state) => {
      const made = state === 'draft' ? await draft() : await set()
      const calls = [
        [contract.getManagedTask, { taskID: made.taskID }],
        [contract.saveTask, { ...blank, ...seen(made) }],
        [contract.publishTask, seen(made)],
        [contract.withdrawTask, seen(made)],
        [contract.discardTask, seen(made)],
      ] as const
      for (const [call, payload] of calls) {
        expect(await refusal('headmaster', call, payload)).toBe('request.notFound')
        expect(await statusOf('learner', call, payload)).toBe(403)
      }
      const editors = { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] }
      const saved = await told<ManagedTask>('teacher', contract.saveTask, { ...blank, ...seen(made), editors })
      expect(
        await refusal('headmaster', contract.saveTask, {
          ...blank,
          ...seen(saved),
          editors: { ...editors, ownerID: userId('headmaster') },
        }),
      ).toBe('publication.notOwner')
      const theirs = await told<ManagedTask>('headmaster', contract.saveTask, { ...blank, ...seen(saved) })
      expect(theirs.editors.as).toBe('coEditor')
    })

    it('of an older revision is refused', async () => {
      const made = await draft()
      await told('teacher', contract.saveTask, { ...blank, ...seen(made) })
      expect(await refusal('teacher', contract.saveTask, { ...blank, ...seen(made) })).toBe('record.stale')
      expect(await refusal('teacher', contract.publishTask, seen(made))).toBe('record.stale')
    })
  })

  it('of a class are listed for those who run it, whoever has set them, with what waits and whether they may change it', async () => {
    const classID = await putClass('learner', 'leader')
    const ofClass = { audience: 'class', classID } as const
    const own = await set({ ...ofClass, opensAt: at(-2) }, 'headmaster')
    const foreign = await set(ofClass, 'admin')
    await draft(ofClass, 'admin')
    const off = await set({ ...ofClass, opensAt: at(-3) }, 'admin')
    await told('admin', contract.withdrawTask, seen(off))
    await handIn(foreign.taskID)
    await handIn(foreign.taskID, 0, {}, 'leader')
    const ofHeadmaster = await listed({ classID }, 'headmaster')
    expect(ofHeadmaster.count).toBe(3)
    expect(ofHeadmaster.list.map(({ taskID, mayEdit, waiting }) => [taskID, mayEdit, waiting])).toEqual([
      [foreign.taskID, false, 2],
      [own.taskID, true, 0],
      [off.taskID, false, 0],
    ])
    const ids = async (asked: object, who: string) => (await listed(asked, who)).list.map(({ taskID }) => taskID)
    expect(await ids({ classID, whose: 'mine' }, 'headmaster')).toEqual([own.taskID])
    expect(await ids({}, 'headmaster')).toContain(foreign.taskID)
    // Who neither runs the class nor has set them sees none; administrators see all, drafts too.
    expect(await listed({ classID })).toEqual({ list: [], count: 0 })
    expect((await listed({ classID }, 'admin')).list.map(({ mayEdit }) => mayEdit)).toEqual([true, true, true, true])
    const handIns = { pageNum: 1, pageSize: 10 }
    expect(await told('headmaster', contract.listHandIns, { ...handIns, taskID: foreign.taskID })).toMatchObject({
      count: 2,
      mayEdit: false,
    })
    expect(await told('headmaster', contract.listHandIns, { ...handIns, taskID: own.taskID })).toMatchObject({
      mayEdit: true,
    })
    expect((await says('headmaster', contract.getManagedTask, { taskID: foreign.taskID })).reason).toBe(
      'request.notFound',
    )
  })

  it('are listed for their editors, with how many have handed in, and obey every filter', async () => {
    const name = 'Zambezi gauge'
    const named = (language: string) => [{ language: 'zh_CN', name: `赞比西 ${language}`, about: '测量。' }]
    const open = await set({
      texts: [...named('一'), { language: 'en_US', name, about: '' }],
      closesAt: at(1),
      lateUntil: null,
    })
    const late = await set({ texts: named('二'), opensAt: at(-5), closesAt: at(-4) })
    const over = await set({ texts: named('三'), opensAt: at(-5), closesAt: at(-4), lateUntil: at(-3) })
    const upcoming = await draft({ texts: named('四'), opensAt: at(1), audience: 'class', classID: waterLaw })
    const foreign = await set({ texts: named('五') }, 'headmaster')
    await handIn(open.taskID)
    const ids = async (asked: object, who?: string) =>
      (await listed({ keyword: '赞比西', ...asked }, who)).list.map(({ taskID }) => taskID)
    expect(await ids({})).toEqual([upcoming.taskID, open.taskID, ...[late.taskID, over.taskID].toSorted().toReversed()])
    expect(await ids({ phase: 'open' })).toEqual([open.taskID])
    expect(await ids({ phase: 'late' })).toEqual([late.taskID])
    expect(await ids({ phase: 'over' })).toEqual([over.taskID])
    expect(await ids({ phase: 'upcoming' })).toEqual([upcoming.taskID])
    expect(await ids({ state: 'draft' })).toEqual([upcoming.taskID])
    expect(await ids({ classID: waterLaw })).toEqual([upcoming.taskID])
    expect(await ids({ keyword: 'gauge zambezi' })).toEqual([open.taskID])
    expect(await ids({ pageSize: 1, pageNum: 2 })).toEqual([open.taskID])
    expect(await ids({ phase: 'open' }, 'admin')).toEqual(expect.arrayContaining([open.taskID, foreign.taskID]))
    expect(await ids({ whose: 'mine' }, 'admin')).toEqual([])
    const [entry] = (await listed({ keyword: name })).list
    expect(entry).toMatchObject({
      name,
      state: 'published',
      audience: 'people',
      className: null,
      phase: 'open',
      languages: ['zh_CN', 'en_US'],
      handedIn: 1,
      waiting: 1,
      ownerName: 'Sok Chanthy',
    })
    expect(await statusOf('learner', contract.listManagedTasks, { pageNum: 1, pageSize: 10 })).toBe(403)
  })
})
