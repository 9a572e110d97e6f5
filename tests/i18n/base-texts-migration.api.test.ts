import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { putClasses } from '#tests/class/members.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'

onBothEngines((engine) => {
  const portal = olderPortal(engine)
  let db: Database | null = null
  afterEach(async () => {
    await db?.destroy()
    db = null
  })

  it('what was written in an older portal is shown in Chinese to readers of other languages, as it was there', async () => {
    const old = await portal.asOf<Tables>('0048-managed-broadcasts')
    await sql`insert into course_topic (id, position, version, snapshot, state, revision, created_at, updated_at)
      values ('water', 0, 1, '{}', 'draft', 1, 0, 0)`.execute(old)
    await sql`insert into course_topic_text (topic_id, language, title, summary)
      values ('water', 'zh_CN', '水', '水'), ('water', 'en_US', 'Water', 'Water')`.execute(old)
    const times = { starts_at: 0, ends_at: 1 }
    await putClasses(old, [{ id: 'flood', name: '防汛', kind: 'face', place: null, headmaster_id: null, ...times }])
    await old
      .insertInto('lesson')
      .values({ id: 'dykes', class_id: 'flood', title: '堤防', room: '', secret: '', ...times })
      .execute()
    await old.insertInto('lesson_text').values({ lesson_id: 'dykes', language: 'en_US', title: 'Dykes' }).execute()
    await old.destroy()
    db = await portal.upgraded()
    const texts = db.selectFrom('course_topic_text').select(['language', 'is_base']).orderBy('language')
    expect(await texts.execute()).toEqual([
      { language: 'en_US', is_base: 0 },
      { language: 'zh_CN', is_base: 1 },
    ])
    const titles = db.selectFrom('lesson_text').select(['language', 'title']).orderBy('language')
    expect(await titles.execute()).toEqual([
      { language: 'en_US', title: 'Dykes' },
      { language: 'zh_CN', title: '堤防' },
    ])
  })
})
