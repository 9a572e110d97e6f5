import { expect, it } from 'vitest'

import type { PayloadOf } from '#api/kit/call.ts'
import * as contract from '#api/homework/homework.contract.ts'
import type { Homework } from '#api/homework/homework.contract.ts'
import { getHandInsBeside, listHandIns, type HandIn, type HandInsBeside } from '#api/homework/managed-task.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { at, homeworkScene, rubric } from './homework-scene.ts'

interface Listed {
  readonly list: HandIn[]
  readonly count: number
  readonly name: string
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { told, says, set, handIn, reviewed } = homeworkScene(portal)
  const people = ['learner', 'leader', 'committee']
  const listed = (taskID: string, more: Partial<PayloadOf<typeof listHandIns>> = {}, who = 'teacher') =>
    told<Listed>(who, listHandIns, { taskID, pageNum: 1, pageSize: 10, ...more })
  const beside = (homeworkID: string) => told<HandInsBeside>('teacher', getHandInsBeside, { homeworkID })
  /** Handed in by all of them, the later ones after closing. */
  const handedIn = async () => {
    const { taskID } = await set({ rubric, closesAt: at(0.25), personIDs: people.map((name) => userId(name)) })
    const ids: string[] = []
    for (const who of people) {
      const { homeworkID } = await handIn(taskID, 0, {}, who)
      ids.push(homeworkID ?? '')
      portal().clock.pass(HOUR / 6)
    }
    return { taskID, ids }
  }

  it('what was handed in for a task is listed for its reviewers, the longest waiting first, and what waits beside it', async () => {
    const { taskID, ids } = await handedIn()
    const [first = '', second = '', third = ''] = ids
    const all = await listed(taskID)
    expect(all).toMatchObject({ count: 3, name: 'Report on a section' })
    expect(all.list.map(({ homeworkID, isLate }) => [homeworkID, isLate])).toEqual([
      [first, false],
      [second, false],
      [third, true],
    ])
    expect(all.list[0]).toMatchObject({ state: 'submitted', versions: 1, marked: null })
    expect(await beside(second)).toEqual({ previous: first, next: third, waiting: 2 })

    const homework = await told<Homework>('teacher', contract.getReviewedHomework, { homeworkID: first })
    const marks = [
      { criterionID: 'method', points: 7 },
      { criterionID: 'words', points: 4 },
    ]
    await told('teacher', contract.approveHomework, reviewed(homework, '', { marks }))
    expect((await listed(taskID)).list.map(({ homeworkID, marked }) => [homeworkID, marked])).toEqual([
      [second, null],
      [third, null],
      [first, { points: 11, most: 15 }],
    ])
    expect((await listed(taskID, { state: 'approved' })).list.map(({ homeworkID }) => homeworkID)).toEqual([first])
    expect(await listed(taskID, { pageNum: 2, pageSize: 2 })).toMatchObject({ count: 3, list: [{ homeworkID: first }] })
    const { originalName } = all.list[1]?.learner ?? { originalName: '' }
    expect((await listed(taskID, { keyword: originalName })).list.map(({ homeworkID }) => homeworkID)).toEqual([second])
    // What has been reviewed does not wait, and still stands between those that do.
    expect(await beside(second)).toEqual({ previous: null, next: third, waiting: 1 })
    expect(await beside(first)).toEqual({ previous: null, next: second, waiting: 2 })
  })

  it('others learn neither who has handed in nor that there is such homework', async () => {
    const { taskID, ids } = await handedIn()
    const page = { taskID, pageNum: 1, pageSize: 10 }
    expect((await says('headmaster', listHandIns, page)).reason).toBe('request.notFound')
    expect((await says('headmaster', getHandInsBeside, { homeworkID: ids[0] })).reason).toBe('request.notFound')
    expect((await says('teacher', listHandIns, { ...page, taskID: 'none' })).reason).toBe('request.notFound')
  })
})
