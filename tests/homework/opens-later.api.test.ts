import { expect, it } from 'vitest'

import { streamFile } from '#api/file/file.contract.ts'
import * as contract from '#api/homework/homework.contract.ts'
import type { HomeworkEntry } from '#api/homework/homework.contract.ts'
import { getManagedTask, saveTask, type ManagedTask, type TaskDocument } from '#api/homework/managed-task.contract.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { at, blank, homeworkScene, rubric } from './homework-scene.ts'

const WORDS = 'Cross the ferry at dawn.'
const NAME = 'Report of the crossing'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const scene = homeworkScene(portal)
  const { set, seen, told, says, shown, handIn, upload, putClass } = scene
  const texts = [
    { language: 'zh_CN', name: '渡口报告', about: '黎明过渡。' },
    { language: 'en_US', name: NAME, about: WORDS },
  ]
  const window = { opensAt: at(1), closesAt: at(2), lateUntil: null }
  /** For a class of the headmaster with the learner in it, which opens in an hour. */
  const setLater = async () => {
    const classID = await putClass('learner')
    const file = await upload('headmaster', 'task-attachment')
    const document: TaskDocument = {
      ...blank,
      ...window,
      texts,
      rubric,
      audience: 'class',
      classID,
      personIDs: [],
      attachmentIDs: [file],
    }
    return { classID, file, document, task: await set(document, 'headmaster') }
  }
  const mayFetch = async (who: string, fileID: string): Promise<boolean> =>
    (await (await scene.as(who)).call(streamFile, { fileID })).status === 200

  it('what a task asks is told to nobody it is for before it opens, only its name and its window', async () => {
    const { task, classID, file } = await setLater()
    const { taskID } = task
    expect(await shown(taskID)).toMatchObject({
      name: NAME,
      phase: 'upcoming',
      opensAt: at(1),
      closesAt: at(2),
      isTold: false,
      about: '',
      attachments: [],
      rubric: [],
    })
    const page = { pageNum: 1, pageSize: 40 }
    for (const answer of [
      await says('learner', contract.getHomework, { taskID }),
      await says('learner', contract.listHomework, page),
      await says('learner', contract.listHomework, { ...page, keywords: 'crossing' }),
      await says('learner', contract.listHomeworkOfClass, { classID }),
      await says('learner', contract.handInHomework, { taskID, revision: 0, text: 'x', fileIDs: [] }),
    ]) {
      const all = JSON.stringify(answer)
      for (const secret of [WORDS, '黎明', file, 'method', 'Words']) expect(all).not.toContain(secret)
    }
    const { list } = await told<{ list: HomeworkEntry[] }>('learner', contract.listHomework, page)
    expect(list.find((entry) => entry.taskID === taskID)).toMatchObject({ name: NAME, phase: 'upcoming' })
    expect(await mayFetch('learner', file)).toBe(false)
  })

  it('its staff see all of it before', async () => {
    const { task, file } = await setLater()
    const { taskID } = task
    const found = await told<ManagedTask>('headmaster', getManagedTask, { taskID })
    expect(found.texts).toContainEqual(texts[1])
    expect(found.attachments).toMatchObject([{ fileID: file }])
    for (const who of ['headmaster', 'admin']) expect(await mayFetch(who, file)).toBe(true)
  })

  it('once it opens all of it is told', async () => {
    const { task, file } = await setLater()
    portal().clock.pass(HOUR)
    expect(await shown(task.taskID)).toMatchObject({
      isTold: true,
      about: WORDS,
      attachments: [{ fileID: file }],
      rubric: [{ criterionID: 'method' }, { criterionID: 'words' }],
    })
    expect(await mayFetch('learner', file)).toBe(true)
    portal().clock.pass(-HOUR)
  })

  it('a task that is moved to later is not told until then, also to who has handed in, whose own is still there', async () => {
    const { task, document, file } = await setLater()
    const now = { opensAt: at(-1), closesAt: at(2) }
    const opened = await told<ManagedTask>('headmaster', saveTask, {
      ...document,
      ...seen(task),
      ...now,
    })
    await handIn(task.taskID)
    expect(await mayFetch('learner', file)).toBe(true)
    await told('headmaster', saveTask, { ...document, ...seen(opened) })
    expect(await shown(task.taskID)).toMatchObject({
      isTold: false,
      about: '',
      attachments: [],
      rubric: [],
      versions: [{ text: 'v = 1.2 m/s' }],
    })
    expect(await mayFetch('learner', file)).toBe(false)
  })
})
