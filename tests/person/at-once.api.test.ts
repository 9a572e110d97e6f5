import { expect, it } from 'vitest'
import { setPasswordByLink } from '#api/account/password-link.contract.ts'
import {
  checkPeople,
  createPerson,
  importPeople,
  listPeople,
  sendAccountEvent,
} from '#api/person/managed-person.contract.ts'
import type { ImportStep, PeopleCheck, PersonEntry } from '#api/person/managed-person.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import type { Page } from '#tests/kit/server/answers.ts'
import { aPerson, linkIn, personAs } from '#tests/kit/server/people.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

onBothEngines((engine) => {
  const portal = portalFor(engine)

  it('of two administrators who disable each other one succeeds', async () => {
    await portal()
      .db.insertInto('user_role')
      .values({ user_id: userId('teacher'), role: 'admin' })
      .execute()
    const [admin, rival] = [await signedIn(portal(), 'admin'), await signedIn(portal(), 'teacher')]
    const disabling = async (who: Visitor, name: string) => {
      const { revision } = await personAs(admin, userId(name))
      return [who, { userId: userId(name), type: 'disable', revision }] as const
    }
    const pair = [await disabling(admin, 'teacher'), await disabling(rival, 'admin')]
    const said = await Promise.all(pair.map(([who, payload]) => who.call(sendAccountEvent, payload)))
    expect(said.filter(({ body }) => body.code === 2000)).toHaveLength(1)
    const administrators = await portal()
      .db.selectFrom('user')
      .innerJoin('user_role', 'user_role.user_id', 'user.id')
      .select('user.id')
      .where('role', '=', 'admin')
      .where('state', '=', 'active')
      .execute()
    expect(administrators).toHaveLength(1)
    // Whichever of the two is left, both are active again for the tests that follow.
    await portal().db.updateTable('user').set({ state: 'active' }).where('state', '=', 'disabled').execute()
  })

  it('a link sets one password', async () => {
    const admin = await signedIn(portal(), 'admin')
    await answerOf(admin, createPerson, aPerson('linked'))
    await portal().portal.outbox.settled()
    const link = linkIn(portal().letters.at(-1)?.body ?? '')
    const said = await Promise.all(
      ['Learner2026', 'Learner2027', 'Learner2028'].map((password) =>
        new Visitor(portal()).call(setPasswordByLink, { link, password, confirmation: password }),
      ),
    )
    expect(said.map(({ body }) => body.reason).sort()).toEqual([null, 'passwordLink.used', 'passwordLink.used'])
  })

  it('a batch of an import is carried out once', async () => {
    const admin = await signedIn(portal(), 'admin')
    const rows = Array.from({ length: 30 }, (_, i) => `twice${i},Twice ${i},,twice${i}@people.example,,`)
    const file = new File([['accountName,originalName,phone,email,language,roles', ...rows].join('\r\n')], 'people.csv')
    const { importID } = await answerOf<PeopleCheck>(admin, checkPeople, { existing: 'refuse', invites: 'false', file })
    const steps = await Promise.all(
      [1, 2, 3].map(() => answerOf<ImportStep>(admin, importPeople, { importID, doneCount: 0 })),
    )
    for (const step of steps) expect([step.doneCount, step.creates, step.refused]).toEqual([30, 30, []])
    expect((await answerOf<Page<PersonEntry>>(admin, listPeople, { keyword: 'twice1' })).count).toBe(11)
  })
})
