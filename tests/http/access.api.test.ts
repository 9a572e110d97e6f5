import { describe, expect, it } from 'vitest'
import { roles } from '#api/kit/call.ts'
import type { Call, Role } from '#api/kit/call.ts'
import { declaredCalls } from '#server/parts.ts'
import { saveClass } from '#api/class/managed-class.contract.ts'
import { listOutbox } from '#api/outbox/outbox.contract.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { getCurrentUser, listScope, resetPassword, signOut } from '#api/session/user.contract.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { allows } from '#server/session/access.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

/** The refusals before the payload is read; any other answer means that the caller was admitted. */
const DOORS = new Set(['request.unauthorised', 'request.forbidden', 'request.origin', 'request.csrf'])

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const allCalls = Object.entries(declaredCalls)
  /** An account for each role, and a visitor. */
  const callers: readonly [string, readonly Role[] | null][] = [
    ['nobody', null],
    ...demoAccounts.map(({ name, roles: held }): [string, readonly Role[]] => [name, held]),
  ]

  it('the accounts of the matrix cover all roles', () => {
    expect(new Set(callers.flatMap(([, held]) => held ?? []))).toEqual(new Set(roles))
  })

  /** Makes every call as somebody who has these roles; null: a visitor. */
  const tryAll = async (who: Visitor, name: string, held: readonly Role[] | null): Promise<void> => {
    for (const [title, call] of allCalls) {
      // Calls that end the session would end the test.
      if (call === signOut || call === resetPassword) continue
      // An endless stream would block the test if admitted.
      if (call === streamSignals && held !== null) continue
      const { status, body, raw } = await who.call(call, {}, { lang: 'fr_FR' })
      const { reason } = body
      const refused = DOORS.has(reason ?? '')
      expect([title, refused], `${title} for ${name} answered ${status} ${reason ?? ''}`).toEqual([
        title,
        !allows(call.access, held === null ? null : { roles: held }),
      ])
      if (refused)
        expect([title, status, reason, raw.headers['content-language']]).toEqual([
          title,
          held === null ? 401 : 403,
          held === null ? 'request.unauthorised' : 'request.forbidden',
          'fr-FR',
        ])
    }
  }

  it.each(callers)('[GUARD-16 in part] %s can make exactly the calls that the contracts allow', async (name, held) =>
    tryAll(held === null ? new Visitor(portal()) : await signedIn(portal(), name), name, held),
  )

  it.each(demoAccounts.filter(({ roles: held }) => held.some((role) => role !== 'learner')).map(({ name }) => name))(
    '[GUARD-16 in part] %s can make none but those of a learner, or of nobody, once the other roles are taken away, in the same session',
    async (name) => {
      const who = await signedIn(portal(), name)
      const id = who.cookies.get('session')!.split('.')[0]!
      const held = await portal().db.selectFrom('user_role').selectAll().where('user_id', '=', id).execute()
      const taken = held.filter(({ role }) => role !== 'learner')
      // Who holds an office in a class has its role without being given it.
      const offices = await portal().db.selectFrom('class_officer').selectAll().where('user_id', '=', id).execute()
      await portal().db.deleteFrom('user_role').where('user_id', '=', id).where('role', '!=', 'learner').execute()
      await portal().db.deleteFrom('class_officer').where('user_id', '=', id).execute()
      await tryAll(who, name, held.length > taken.length ? ['learner'] : [])
      await portal().db.insertInto('user_role').values(taken).execute()
      if (offices.length > 0) await portal().db.insertInto('class_officer').values(offices).execute()
    },
  )

  it('authorisation precedes reading the payload', async () => {
    const wrong = { pageSize: 'x', unknown: 1 }
    expect((await new Visitor(portal()).call(listOutbox, wrong)).status).toBe(401)
    expect((await (await signedIn(portal(), 'learner')).call(listOutbox, wrong)).status).toBe(403)
    expect((await (await signedIn(portal(), 'admin')).call(listOutbox, wrong)).status).toBe(400)
  })

  it.each([
    ['no JSON', '{"lang":', 401, 'zh-CN'],
    ['no more than the usual', JSON.stringify({ lang: 'fr_FR', filler: 'x'.repeat(200_000) }), 401, 'fr-FR'],
    ['more than the usual', JSON.stringify({ lang: 'fr_FR', filler: 'x'.repeat(300_000) }), 401, 'zh-CN'],
  ])(
    'refuses a visitor whose body is %s as one, in the language that is known by then',
    async (_what, payload, status, tag) => {
      const headers = { 'content-type': 'application/json' }
      const { raw, body } = await new Visitor(portal()).send({
        method: 'PUT',
        url: `/${saveClass.path}`,
        headers,
        payload,
      })
      expect([raw.statusCode, body.reason, raw.headers['content-language']]).toEqual([
        status,
        'request.unauthorised',
        tag,
      ])
    },
  )

  it('a forged, a foreign and an ended session give no access', async () => {
    const learner = await signedIn(portal(), 'learner')
    const ticket = learner.cookies.get('session')!
    const admin = (await signedIn(portal(), 'admin')).cookies.get('session')!
    const [ownId, ownToken] = ticket.split('.') as [string, string]
    const [adminId, adminToken] = admin.split('.') as [string, string]
    const forged = [
      '',
      'x',
      `${adminId}.${ownToken}`,
      `${ownId}.${adminToken}`,
      `${ownId}.${'a'.repeat(43)}`,
      `'; drop table session; --.${ownToken}`,
      `${ownId}.${ownToken}x`,
      '\u0000.\u0000',
    ]
    for (const value of forged) {
      const who = new Visitor(portal())
      who.cookies.set('session', encodeURIComponent(value))
      expect((await who.call(getCurrentUser)).status, value).toBe(401)
    }
    await learner.call(signOut)
    const again = new Visitor(portal())
    again.cookies.set('session', ticket)
    expect((await again.call(getCurrentUser)).status).toBe(401)
  })

  describe('the management scope', () => {
    const sections = [
      'classes',
      'courses',
      'topics',
      'resources',
      'exams',
      'papers',
      'questions',
      'banks',
      'questionnaires',
      'tasks',
    ]
    it('[ROLE-06, CALL-03, ENTITY-17] holds the entries of administration for an administrator, in their language', async () => {
      const { body } = await (await signedIn(portal(), 'admin')).call(listScope, {}, { lang: 'fr_FR' })
      expect(body).toMatchObject({
        code: 2000,
        data: [
          'overview',
          'desk',
          'outbox',
          'information',
          'broadcasts',
          'people',
          'departments',
          'organisation',
          'dictionaries',
          ...sections,
        ].map((menuCode) => ({
          menuCode,
          children: [],
        })),
      })
      expect((body.data as { meta: { title: string } }[]).map(({ meta }) => meta.title)).toEqual([
        'Vue d’ensemble',
        'Décisions',
        'Boîte d’envoi',
        'Actualités et aide',
        'Directs',
        'Personnes',
        'Services',
        'Votre organisation',
        'Listes de choix',
        'Formations',
        'Cours',
        'Thèmes',
        'Ressources',
        'Examens',
        'Copies d’examen',
        'Questions',
        'Banques de questions',
        'Questionnaires',
        'Devoirs et travaux',
      ])
    })

    it('[ROLE-06, CALL-03] has sections for administrators and teachers, the desk for whoever decides, nothing for others', async () => {
      const scope = async (name: string) => {
        const { body } = await (await signedIn(portal(), name)).call(listScope)
        expect(body.code).toBe(2000)
        return (body.data as { menuCode: string }[]).map(({ menuCode }) => menuCode)
      }
      for (const { name, roles } of demoAccounts.filter(
        (account) => !account.roles.includes('admin') && !account.roles.includes('teacher'),
      )) {
        const decides = roles.some((role) => ['teamLeader', 'disciplineCommittee', 'schoolLeader'].includes(role))
        expect([name, await scope(name)]).toEqual([name, decides ? ['desk'] : []])
      }
      expect((await scope('teacher')).filter((code) => code !== 'desk')).toEqual(['overview', ...sections])
      expect(await scope('headmaster')).toEqual(['overview', 'desk', ...sections])
    })
  })

  it('a granted and a revoked role take effect at once', async () => {
    const who = await signedIn(portal(), 'school')
    const row = { user_id: who.cookies.get('session')!.split('.')[0]!, role: 'admin' }
    expect((await who.call(listOutbox)).status).toBe(403)
    await portal().db.insertInto('user_role').values(row).execute()
    expect((await who.call(listOutbox)).status).toBe(200)
    await portal().db.deleteFrom('user_role').where('user_id', '=', row.user_id).where('role', '=', row.role).execute()
    expect((await who.call(listOutbox)).status).toBe(403)
  })

  it('a user without any role can be signed in', async () => {
    const who = await signedIn(portal(), 'school')
    await portal()
      .db.deleteFrom('user_role')
      .where('user_id', '=', who.cookies.get('session')!.split('.')[0]!)
      .execute()
    expect((await who.call(getCurrentUser)).body.data).toMatchObject({ name: 'school', roles: [] })
  })
})

/** Guards the matrix above, which takes the word of the contracts. */
it('[GUARD-16 in part] these calls and no others are open to visitors', () => {
  const open = Object.entries(declaredCalls).filter(([, { access }]) => access === 'open')
  expect(open.map(([name]) => name).sort()).toEqual([
    'beginOidcSignIn',
    'beginPasskeySignIn',
    'downloadPayload',
    'drawCaptcha',
    'generatePhoneCode',
    'getBindAccount',
    'getLoginUser',
    'getPublicLive',
    'getSpecificCategory',
    'getSupportLanguage',
    'listCourseFacets',
    'listCourseRanking',
    'listDictionary',
    'listHomeCourses',
    'listLiveBroadcasts',
    'listPublicLive',
    'openPasswordLink',
    'pingPortal',
    'recordVisit',
    'reportError',
    'resetPassword',
    'setPasswordByLink',
    'signIn',
    'signInByPasskey',
    'signOut',
    'streamFile',
    'validPhoneCode',
    'validateCaptcha',
  ])
})

/** Guards the matrix above, which uses empty payloads: a missing contract must be noticed. */
it('[HTTP-09] the token-filter-free calls are the seven of the specification', () => {
  const free = Object.values(declaredCalls)
    .filter((call: Call) => call.tokenFree)
    .map(({ path }) => path.split('/').at(-1))
  expect(free.sort()).toEqual([
    'generatePhoneCode',
    'getBindAccount',
    'getLoginUser',
    'resetPasswd',
    'validPhoneCode',
    'validateCaptcha',
    'visit',
  ])
})
