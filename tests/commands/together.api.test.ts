import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#server/answer/refusal.ts'
import { together } from '#server/commands/together.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { putClass } from '#tests/class/registration-scene.ts'

type Fails = 'refused' | 'broken' | null
interface Asked {
  readonly classId: string
  readonly code: string
  readonly fails: Fails
}

onBothEngines((engine) => {
  const portal = portalFor(engine)
  /** How many there were each time that the class was locked. */
  const sharing: number[] = []
  const add = together<Asked, null, string>({
    keyOf: ({ classId }) => classId,
    lock(_trx, _classId, asked) {
      sharing.push(asked.length)
      return Promise.resolve(null)
    },
    async change(trx, { classId, code, fails }) {
      await trx.insertInto('class_department').values({ class_id: classId, department_code: code }).execute()
      if (fails === 'refused') throw new Refusal('record.stale')
      if (fails === 'broken') throw new Error('Broken')
    },
    answers: (_db, _classId, asked) => Promise.resolve(asked.map(({ code }) => code)),
  })
  /** Adds departments to a class at the same moment; each is named by its place. */
  const addAll = async (fails: readonly Fails[]) => {
    const classId = await putClass(portal().db)
    sharing.length = 0
    const settled = await Promise.allSettled(
      fails.map((how, place) => add(portal().portal, { classId, code: `${place}`, fails: how })),
    )
    const rows = await portal()
      .db.selectFrom('class_department')
      .select('department_code')
      .where('class_id', '=', classId)
      .execute()
    return {
      told: settled.map((one) =>
        one.status === 'fulfilled' ? one.value : one.reason instanceof Error ? one.reason.message : '',
      ),
      stored: rows.map(({ department_code }) => Number(department_code)).sort((a, b) => a - b),
    }
  }

  describe('changes of the same thing at the same moment', () => {
    it('share transactions of 32 at most once the first is committed, and each is answered', async () => {
      const { told, stored } = await addAll(Array.from({ length: 50 }, () => null))
      expect(sharing).toEqual([1, 32, 17])
      expect(told).toEqual(Array.from({ length: 50 }, (_, place) => `${place}`))
      expect(stored).toHaveLength(50)
    })

    it('are refused each by itself, and nothing of what is refused is stored', async () => {
      const { told, stored } = await addAll([null, null, 'refused', null, 'refused'])
      expect(told).toEqual(['0', '1', 'record.stale', '3', 'record.stale'])
      expect(stored).toEqual([0, 1, 3])
      expect(sharing).toEqual([1, 4])
      expect((await addAll(['refused', null])).stored).toEqual([1])
    })

    it('are made one by one where one fails, so that it alone does', async () => {
      const { told, stored } = await addAll([null, null, 'broken', null, 'refused'])
      expect(told).toEqual(['0', '1', 'Broken', '3', 'record.stale'])
      expect(stored).toEqual([0, 1, 3])
      expect(sharing).toEqual([1, 4, 1, 1, 1, 1])
    })

    it('are made after a failure, too, and those of something else do not wait', async () => {
      expect((await addAll(['broken'])).told).toEqual(['Broken'])
      const [one, other] = [randomUUID(), await putClass(portal().db)]
      const results = await Promise.allSettled([
        // There is no such class.
        add(portal().portal, { classId: one, code: 'x', fails: null }),
        add(portal().portal, { classId: other, code: 'x', fails: null }),
      ])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    })
  })
})
