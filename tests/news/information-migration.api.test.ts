import { expect, it } from 'vitest'
import { onBothEngines } from '#tests/kit/server/portal.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'

type Before = {
  information: { id: string; category_code: string; position: number }
  information_text: { information_id: string; language: string; detail: string }
}

onBothEngines((engine) => {
  const portal = olderPortal(engine)

  it('information of an older portal stays published, as rich text with a title', async () => {
    const old = await portal.asOf<Before>('0003-content')
    await old
      .insertInto('information')
      .values(['copy_right', 'about_us'].map((id) => ({ id, category_code: id, position: 0 })))
      .execute()
    await old
      .insertInto('information_text')
      .values([
        { information_id: 'copy_right', language: 'en_US', detail: '© Rivers & Co' },
        { information_id: 'about_us', language: 'en_US', detail: 'We measure rivers. Depth < 3 m & more.' },
        { information_id: 'about_us', language: 'zh_CN', detail: '我们测量河流。深度不限。' },
        { information_id: 'about_us', language: 'fr_FR', detail: 'x'.repeat(500) },
      ])
      .execute()
    await old.destroy()

    const before = Date.now()
    const db = await portal.upgraded()
    const items = await db.selectFrom('information').selectAll().execute()
    const texts = await db
      .selectFrom('information_text')
      .select(['title', 'summary', 'detail'])
      .orderBy('information_id', 'desc')
      .orderBy('language')
      .execute()
    await db.destroy()
    expect(
      items.map(({ state, revision, views, topic_code, created_by }) => [
        state,
        revision,
        views,
        topic_code,
        created_by,
      ]),
    ).toEqual([1, 2].map(() => ['published', 0, 0, null, null]))
    for (const { published_at, created_at, updated_at } of items) {
      expect([created_at, updated_at]).toEqual([published_at, published_at])
      expect(published_at).toBeGreaterThanOrEqual(before)
    }
    expect(texts).toEqual([
      { title: '© Rivers & Co', summary: '', detail: '© Rivers & Co' },
      { title: 'We measure rivers.', summary: '', detail: '<p>We measure rivers. Depth &lt; 3 m &amp; more.</p>' },
      { title: 'x'.repeat(120), summary: '', detail: `<p>${'x'.repeat(500)}</p>` },
      { title: '我们测量河流。', summary: '', detail: '<p>我们测量河流。深度不限。</p>' },
    ])
  })
})
