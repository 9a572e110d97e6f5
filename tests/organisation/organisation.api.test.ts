import { beforeAll, describe, expect, it } from 'vitest'
import { getOrganisation, saveOrganisation, type Organisation } from '#api/organisation/organisation.contract.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { openPortal } from '#tests/kit/server/open-portal.ts'
import { freshDatabase, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const read = (): Promise<Organisation> => answerOf(admin, getOrganisation, {})
  const save = (revision: number, texts: readonly object[]) => admin.call(saveOrganisation, { revision, texts })
  const nameOnPhones = async (lang: string): Promise<string> => {
    const { body } = await portal().http.inject({ url: `/portal.webmanifest?lang=${lang}` })
    return (JSON.parse(body) as { name: string }).name
  }

  it('names the portal, in one language for readers of all, and in each for its own', async () => {
    expect(await read()).toMatchObject({ revision: 0, texts: [], mainLanguage: 'zh_CN', updatedAt: null })
    expect(await nameOnPhones('en_US')).toBe('Learning Portal')
    const { body } = await save(0, [{ language: 'fr_FR', name: ' Académie  de l’eau ' }])
    expect(body.data).toMatchObject({ revision: 1, texts: [{ language: 'fr_FR', name: 'Académie de l’eau' }] })
    for (const lang of ['fr_FR', 'ar_AR', 'zh_CN']) expect(await nameOnPhones(lang)).toBe('Académie de l’eau')
    await save(1, [
      { language: 'fr_FR', name: 'Académie de l’eau' },
      { language: 'en_US', name: 'Water Academy' },
    ])
    expect(await nameOnPhones('ar_AR')).toBe('Water Academy')
    expect(await nameOnPhones('fr_FR')).toBe('Académie de l’eau')
    await save(2, [])
    expect(await nameOnPhones('ar_AR')).toBe('بوابة التعلّم')
  })

  describe('refuses, and changes nothing for,', () => {
    it.each([
      ['a stale revision', 99, [{ language: 'en_US', name: 'Late' }], 'record.stale'],
      [
        'braces, which texts are filled in by',
        3,
        [{ language: 'en_US', name: 'The {name}' }],
        'organisation.nameBraces',
      ],
      ['a language twice', 3, [1, 2].map(() => ({ language: 'en_US', name: 'Twice' })), 'request.invalid'],
      ['an unknown language', 3, [{ language: 'xx_XX', name: 'Nowhere' }], 'request.invalid'],
      ['a name of 41 letters', 3, [{ language: 'en_US', name: 'a'.repeat(41) }], 'request.invalid'],
    ] as const)('%s', async (_what, revision, texts, reason) => {
      const before = await contentsOf(portal().db)
      expect((await save(revision, texts)).body.reason).toBe(reason)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('whoever is no administrator', async () => {
      const teacher = await signedIn(portal(), 'teacher')
      expect((await teacher.call(getOrganisation, {})).status).toBe(403)
      expect((await teacher.call(saveOrganisation, { revision: 3, texts: [] })).status).toBe(403)
      expect((await new Visitor(portal()).call(getOrganisation, {})).status).toBe(401)
    })
  })

  it('of two who name it at once, one is told that the other was first', async () => {
    const { revision } = await read()
    const both = await Promise.all(['One', 'Other'].map((name) => save(revision, [{ language: 'en_US', name }])))
    expect(both.map(({ body }) => body.reason ?? 'done').toSorted()).toEqual(['done', 'record.stale'])
  })

  it('a process that starts knows the name', async () => {
    const fresh = await freshDatabase(engine)
    const first = await openPortal(fresh.settings)
    await (await signedIn(first, 'admin')).call(saveOrganisation, {
      revision: 0,
      texts: [{ language: 'en_US', name: 'Water Academy' }],
    })
    await first.close()
    const second = await openPortal(fresh.settings)
    expect(second.portal.names.current()).toEqual([{ language: 'en_US', name: 'Water Academy' }])
    await second.close()
    await fresh.remove()
  })
})
