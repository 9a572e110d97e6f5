import { expect, it } from 'vitest'

import { VERSIONS_SHOWN } from '#api/homework/hand-in-rule.ts'
import * as contract from '#api/homework/homework.contract.ts'
import type { Homework, HomeworkVersion } from '#api/homework/homework.contract.ts'
import { REPLACEMENTS_MAX } from '#machines/homework/homework.lifecycle.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { at, homeworkScene } from './homework-scene.ts'

interface Earlier {
  readonly list: HomeworkVersion[]
  readonly count: number
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const { told, says, refusal, set, shown, written, handIn, reviewed, upload } = homeworkScene(portal)
  const earlier = (who: string, homeworkID: string | null, more: object = {}) =>
    told<Earlier>(who, contract.listEarlierVersions, { homeworkID, ...more })
  const numbers = ({ list }: Earlier) => list.map(({ version }) => version)
  /** Handed in, and replaced so often. */
  const replaced = async (taskID: string, times: number, from = 0): Promise<Homework> => {
    let homework = await handIn(taskID, from, { text: 'version 1' })
    for (let time = 0; time < times; time += 1)
      homework = await handIn(taskID, homework.revision, { text: `version ${homework.revision + 1}` })
    return homework
  }

  it('what waits is replaced so often at most; what was given back is always handed in again, also when it is over', async () => {
    const { taskID } = await set({ closesAt: at(1), lateUntil: null })
    const last = await replaced(taskID, REPLACEMENTS_MAX)
    expect(last).toMatchObject({ facts: { replacements: REPLACEMENTS_MAX } })
    expect(await refusal('learner', contract.handInHomework, written(taskID, last.revision))).toBe(
      'homework.replacedOften',
    )
    const found = await told<Homework>('teacher', contract.getReviewedHomework, { homeworkID: last.homeworkID })
    await told('teacher', contract.rejectHomework, reviewed(found, '请重算。'))
    const back = await shown(taskID)
    expect(back).toMatchObject({ state: 'notApproved', facts: { replacements: 0 } })
    // A round begins anew.
    const again = await replaced(taskID, REPLACEMENTS_MAX, back.revision)
    expect(await refusal('learner', contract.handInHomework, written(taskID, again.revision))).toBe(
      'homework.replacedOften',
    )
  })

  it('versions before the last twenty are read page by page, by their learner and by their reviewers', async () => {
    const { taskID } = await set()
    const file = await upload('learner')
    const first = await handIn(taskID, 0, { text: 'version 1', fileIDs: [file] })
    const { homeworkID } = first
    const found = await told<Homework>('teacher', contract.getReviewedHomework, { homeworkID })
    await told('teacher', contract.rejectHomework, reviewed(found, '请重算。'))
    const { revision } = await shown(taskID)
    const last = await replaced(taskID, REPLACEMENTS_MAX, revision)
    expect(last.versions).toHaveLength(VERSIONS_SHOWN)
    expect(last.versions.at(-1)?.version).toBe(3)
    for (const who of ['learner', 'teacher']) {
      const page = await earlier(who, homeworkID)
      expect([numbers(page), page.count]).toEqual([[2, 1], 2])
      expect(page.list[1]).toMatchObject({
        text: 'version 1',
        files: [{ fileID: file }],
        review: { decision: 'reject', remark: '请重算。' },
      })
      expect(numbers(await earlier(who, homeworkID, { pageNum: 2, pageSize: 1 }))).toEqual([1])
    }
    for (const who of ['headmaster', 'leader'])
      expect((await says(who, contract.listEarlierVersions, { homeworkID })).reason).toBe('request.notFound')
    expect((await says('learner', contract.listEarlierVersions, { homeworkID: 'none' })).reason).toBe(
      'request.notFound',
    )
  })

  it('with few versions there are no earlier ones', async () => {
    const { taskID } = await set()
    const { homeworkID } = await handIn(taskID)
    expect(await earlier('learner', homeworkID)).toEqual({ list: [], count: 0 })
  })
})
