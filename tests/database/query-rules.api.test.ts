import { expect, it } from 'vitest'

import { asRequest, checkAnswer, takeBreaches } from '#tests/kit/server/query-rules.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const breachesOf = async (run: () => Promise<unknown>): Promise<string[]> => {
    await asRequest(run)
    return takeBreaches()
  }

  it('a request writes by keys, lists in one order, joins one language, and takes the one row that there is', async () => {
    const { db } = portal()
    expect(
      await breachesOf(() => db.updateTable('class').set({ place: null }).where('kind', '=', 'party').execute()),
    ).toEqual(['class is written to without a key: kind'])
    expect(await breachesOf(() => db.deleteFrom('class_text').where('language', '=', 'x').execute())).toEqual([
      'class_text is written to without a key: language',
    ])
    expect(await breachesOf(() => db.deleteFrom('class_text').where('class_id', '=', 'x').execute())).toEqual([])
    const classes = db.selectFrom('class').select('class.id')
    expect(await breachesOf(() => classes.orderBy('class.starts_at').execute())).toEqual([
      'rows can be equal in the order class: starts_at',
    ])
    expect(await breachesOf(() => classes.orderBy('class.starts_at').orderBy('class.id').execute())).toEqual([])
    expect(await breachesOf(() => classes.executeTakeFirst())).toEqual([
      expect.stringMatching(/^the first of \d+ rows of class is taken: $/),
    ])
    expect(await breachesOf(() => classes.limit(1).executeTakeFirst())).toEqual([])
    const joined = db.selectFrom('class').innerJoin('class_text', 'class_text.class_id', 'class.id')
    expect(await breachesOf(() => joined.select('class.id').execute())).toEqual([
      'class joined with class_text of all languages',
    ])
    expect(await breachesOf(() => joined.select(['class.id', 'class_text.language']).execute())).toEqual([])
    expect(
      await breachesOf(() => joined.select('class.id').where('class_text.language', '=', 'en_US').execute()),
    ).toEqual([])
    const based = db
      .selectFrom('course')
      .innerJoin('course_text as base', (join) =>
        join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
      )
    expect(await breachesOf(() => based.select('course.id').execute())).toEqual([])
  })

  it('what is no request is not looked at', async () => {
    await portal().db.selectFrom('class').select('id').executeTakeFirst()
    expect(takeBreaches()).toEqual([])
  })

  it('a list tells nothing twice', () => {
    checkAnswer('/twice', { list: [{ classID: 'a' }, { classID: 'a' }] })
    checkAnswer('/once', {
      list: [
        { classID: 'a', teacher: { userId: 'b' } },
        { classID: 'a', teacher: { userId: 'c' } },
      ],
    })
    expect(takeBreaches()).toEqual(['/twice tells something twice'])
  })
})
