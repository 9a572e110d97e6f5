import { expect, it } from 'vitest'

import * as contract from '#api/homework/homework.contract.ts'
import type { Homework } from '#api/homework/homework.contract.ts'
import { listHandIns, saveTask, type HandIn } from '#api/homework/managed-task.contract.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { blank, homeworkScene, rubric } from './homework-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { told, refusal, seen, set, shown, handIn, reviewed } = homeworkScene(portal)

  it('marks are shown by the criteria that they were given by, whatever becomes of these', async () => {
    const task = await set({ rubric })
    const { taskID } = task
    const { homeworkID } = await handIn(taskID)
    const look = () => told<Homework>('teacher', contract.getReviewedHomework, { homeworkID })
    const marks = [
      { criterionID: 'method', points: 8 },
      { criterionID: 'words', points: 4 },
    ]
    await told('teacher', contract.rejectHomework, reviewed(await look(), '请重算。', { marks }))
    const [method] = rubric
    const lowered = method === undefined ? [] : [{ ...method, points: 5 }]
    await told('teacher', saveTask, { ...seen(task), ...blank, rubric: lowered })

    for (const homework of [await shown(taskID), await look()]) {
      expect(homework.rubric).toEqual([{ criterionID: 'method', name: '方法', points: 5 }])
      expect(homework.versions[0]?.review).toMatchObject({
        marks,
        rubric: [
          { criterionID: 'method', name: '方法', points: 10 },
          { criterionID: 'words', name: 'Words', points: 5 },
        ],
      })
    }
    const listed = () =>
      told<{ list: HandIn[] }>('teacher', listHandIns, { taskID, pageNum: 1, pageSize: 10 }).then(({ list }) => list[0])
    expect((await listed())?.marked).toEqual({ points: 12, most: 15 })

    // What is marked now is marked by what stands now.
    await handIn(taskID, (await shown(taskID)).revision)
    expect(await refusal('teacher', contract.approveHomework, reviewed(await look(), '', { marks }))).toBe(
      'homework.unfitMarks',
    )
    const again = [{ criterionID: 'method', points: 5 }]
    await told('teacher', contract.approveHomework, reviewed(await look(), '', { marks: again }))
    const [last, first] = (await shown(taskID)).versions
    expect(last?.review?.rubric).toEqual([{ criterionID: 'method', name: '方法', points: 5 }])
    expect(first?.review?.rubric).toHaveLength(2)
    expect((await listed())?.marked).toEqual({ points: 5, most: 5 })
  })

  it('a review without marks keeps no criteria', async () => {
    const { taskID } = await set({ rubric })
    const { homeworkID } = await handIn(taskID)
    const found = await told<Homework>('teacher', contract.getReviewedHomework, { homeworkID })
    await told('teacher', contract.approveHomework, reviewed(found))
    expect((await shown(taskID)).versions[0]?.review).toMatchObject({ marks: [], rubric: [] })
  })
})
