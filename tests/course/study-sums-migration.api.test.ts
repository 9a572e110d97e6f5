import { expect, it } from 'vitest'
import { learnerRanking } from '#server/course/learner-ranking.ts'
import { addStudyTime, wrongSums } from '#server/course/study-sums.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'

/** The old tables, with the columns needed only. */
interface Before {
  user: Record<string, string | number | null>
  study_day: Record<string, string | number | null>
}

const person = (id: string) => ({
  id,
  account_name: id,
  name: id,
  original_name: id,
  account_key: id,
  weak_password: 0,
  language: 'en_US',
  created_at: 0,
})

onBothEngines((engine) => {
  const portal = olderPortal(engine)

  it('the study time of an older portal is summed by month and year, and what is studied since is added', async () => {
    const old = await portal.asOf<Before>('0045-limits-of-homework')
    await old
      .insertInto('user')
      .values([person('ann'), person('ben'), person('cleo')])
      .execute()
    const days = [
      ['ann', 20241231, 36_000],
      ['ann', 20250131, 3600],
      ['ann', 20250201, 7200],
      ['ann', 20250228, 3600],
      ['ben', 20250101, 18_000],
      ['ben', 20250215, 7200],
    ] as const
    await old
      .insertInto('study_day')
      .values(days.map(([user_id, day, seconds]) => ({ user_id, day, seconds })))
      .execute()
    await old.destroy()

    const db = await portal.upgraded()
    expect(await wrongSums(db)).toEqual([])
    const ranked = async (period: 'month' | 'year') => {
      const { list } = await learnerRanking(db, 'ann', period, new Date('2025-02-28T12:00:00Z'))
      return list.map(({ userId, hours }) => [userId, hours])
    }
    expect(await ranked('month')).toEqual([
      ['ann', 3],
      ['ben', 2],
    ])
    expect(await ranked('year')).toEqual([
      ['ben', 7],
      ['ann', 4],
    ])
    await addStudyTime(db, { user_id: 'ben', day: 20250215, seconds: 7200 })
    await addStudyTime(db, { user_id: 'cleo', day: 20250216, seconds: 10_800 })
    expect(await ranked('month')).toEqual([
      ['ben', 4],
      ['ann', 3],
      ['cleo', 3],
    ])
    expect(await wrongSums(db)).toEqual([])
    await db.updateTable('study_sum').set({ seconds: 1 }).where('user_id', '=', 'cleo').execute()
    expect(await wrongSums(db)).toEqual([
      { user_id: 'cleo', period: 20250000, kept: 1, counted: 10_800 },
      { user_id: 'cleo', period: 20250200, kept: 1, counted: 10_800 },
    ])
    await db.destroy()
  })
})
