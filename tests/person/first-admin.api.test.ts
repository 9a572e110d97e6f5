import { expect, it } from 'vitest'
import { openPasswordLink } from '#api/account/password-link.contract.ts'
import { linkForAdmin } from '#server/person/first-admin.ts'
import { linkIn } from '#tests/kit/server/people.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)

  it('of the links to a first administrator, the last one alone is good', async () => {
    const { db, clock } = portal()
    await db.deleteFrom('user_role').where('role', '=', 'admin').execute()
    const links: string[] = []
    for (const account of ['first.one', 'second.one', 'third.one']) {
      const asked = { account, contact: `${account}@academy.example`, origin: 'https://learn.example.org' }
      links.push(linkIn((await linkForAdmin(db, { ...asked, now: clock.now() })).link))
    }
    const opened = await Promise.all(
      links.map(async (link) => (await new Visitor(portal()).call(openPasswordLink, { link })).body.reason),
    )
    expect(opened).toEqual(['passwordLink.void', 'passwordLink.void', null])
  })
})
