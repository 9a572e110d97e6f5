import { beforeEach, describe, expect, it, vi } from 'vitest'

import { listToday, type Today } from '#api/class/today.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import * as contract from '#api/questionnaire/answering.contract.ts'
import type { Questionnaire, QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ManagedQuestionnaire, QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { tellAsked } from '#server/questionnaire/telling/tell-asked.ts'

import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { DAY, HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const flood = demoId('class', 'flood')
const yes = { lodging: { chosen: ['yes'], text: '' } }

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  const names = ['teacher', 'headmaster', 'learner', 'leader', 'committee', 'school']
  const enter = async (): Promise<void> => {
    for (const name of names) visitors[name] = await signedIn(portal(), name)
  }
  beforeEach(enter)
  const pass = async (milliseconds: number): Promise<void> => {
    portal().clock.pass(milliseconds)
    await enter()
  }
  const answered = async <Answered>(
    call: Call,
    payload: object,
    name = 'learner',
    lang = 'en_US',
  ): Promise<Answered> => {
    const { status, body } = await visitors[name]!.call(call, payload, { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  /** A time so long after the beginning of the test. */
  const after = (milliseconds: number): string => timeText(portal().clock.now().getTime() + milliseconds)
  const draftOf = (change: Partial<QuestionnaireDocument>): QuestionnaireDocument => ({
    kind: 'questionnaire',
    texts: [
      { language: 'zh_CN', name: '食宿', about: '' },
      { language: 'en_US', name: 'Room and meals', about: '' },
    ],
    opensAt: after(-HOUR),
    closesAt: after(10 * DAY),
    audience: 'people',
    departmentCodes: [],
    classID: null,
    personIDs: ['learner', 'leader', 'committee'].map(userId),
    isAnonymous: false,
    mayChange: true,
    isTemplate: false,
    showsResults: 'never',
    remindsDays: 2,
    questions: [
      {
        questionID: 'lodging',
        kind: 'single',
        style: 'plain',
        options: ['yes', 'no'],
        isRequired: true,
        least: null,
        most: null,
        condition: null,
        startsPage: false,
        subject: null,
        texts: [{ language: 'zh_CN', stem: '住宿？', options: ['要', '不要'] }],
      },
    ],
    ...change,
  })
  const everybody: Partial<QuestionnaireDocument> = { audience: 'all', personIDs: [] }
  const make = (change: Partial<QuestionnaireDocument> = {}, name = 'headmaster') =>
    answered<ManagedQuestionnaire>(managed.createQuestionnaire, draftOf(change), name)
  const command = (call: Call, { questionnaireID, revision }: ManagedQuestionnaire, name = 'headmaster') =>
    answered<ManagedQuestionnaire>(call, { questionnaireID, revision }, name)
  const publish = async (change: Partial<QuestionnaireDocument> = {}) =>
    command(managed.publishQuestionnaire, await make(change))
  const save = ({ questionnaireID, revision }: ManagedQuestionnaire, document: QuestionnaireDocument) =>
    answered<ManagedQuestionnaire>(managed.saveQuestionnaire, { ...document, questionnaireID, revision }, 'headmaster')
  const shown = ({ questionnaireID }: ManagedQuestionnaire) =>
    answered<ManagedQuestionnaire>(managed.getManagedQuestionnaire, { questionnaireID }, 'headmaster')
  const open = ({ questionnaireID }: Pick<ManagedQuestionnaire, 'questionnaireID'>, name: string) =>
    answered<QuestionnaireSheet>(contract.openSheet, { questionnaireID, device: `device-of-${name}` }, name)
  const submit = async (of: ManagedQuestionnaire, name = 'learner') => {
    const { questionnaire, formVersion, token } = await open(of, name)
    const { questionnaireID } = questionnaire
    const answers = Object.entries(yes).map(([questionID, answer]) => ({ questionID, answer }))
    return answered<Questionnaire>(contract.submitSheet, { questionnaireID, formVersion, token, answers }, name)
  }
  const saveDraft = async (of: ManagedQuestionnaire, name: string) => {
    const { formVersion, token } = await open(of, name)
    const answers = Object.entries(yes).map(([questionID, answer]) => ({
      ...{ questionID, answer },
      ...{ sequence: 1, answeredAt: 0 },
    }))
    await answered(contract.saveDraft, { questionnaireID: of.questionnaireID, formVersion, token, answers }, name)
  }

  /** What the clock does. Returns to whom browsers have been told something new. */
  const sweep = async (): Promise<readonly string[]> => {
    const told: string[] = []
    await tellAsked(
      {
        db: portal().db,
        signals: { tell: (ids) => void told.push(...ids) },
        logger: {
          error: (problem: unknown) => {
            throw problem
          },
        },
      },
      portal().clock.now(),
    )
    return told
  }
  const told = async ({ questionnaireID }: ManagedQuestionnaire, code = 'asked'): Promise<string[]> => {
    const rows = await portal()
      .db.selectFrom('notice')
      .select('user_id')
      .where('code', '=', `questionnaire.${code}`)
      .where('link', '=', `/questionnairepaper?questionnaireID=${questionnaireID}`)
      .execute()
    return rows.map((row) => row.user_id).sort()
  }
  const ids = (...people: string[]) => people.map(userId).sort()
  const three = () => ids('learner', 'leader', 'committee')

  describe('whom a questionnaire asks', () => {
    it('hears of it as it is published, once, in each audience', async () => {
      const { db } = portal()
      const people = await db.selectFrom('user').select(['id', 'department_code as code', 'state']).execute()
      const able = people.filter(({ state }) => state !== 'disabled')
      expect(able.length).toBeLessThan(people.length)
      const members = await db.selectFrom('class_member').selectAll().where('class_id', '=', flood).execute()
      const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).sort()
      const codes = ['hydrology', 'floodControl']
      const audiences: readonly (readonly [Partial<QuestionnaireDocument>, string[]])[] = [
        [everybody, idsOf(able)],
        [
          { audience: 'departments', departmentCodes: codes, personIDs: [] },
          idsOf(able.filter(({ code }) => codes.includes(code ?? ''))),
        ],
        [
          { audience: 'class', classID: flood, personIDs: [] },
          idsOf(able.filter(({ id }) => members.some(({ user_id: member }) => member === id))),
        ],
        [{}, three()],
      ]
      for (const [change, asked] of audiences) {
        expect(asked.length).toBeGreaterThan(2)
        const one = await publish({ ...change, kind: 'vote' })
        expect(await told(one)).toEqual(asked)
        await sweep()
        const again = await command(managed.publishQuestionnaire, await command(managed.withdrawQuestionnaire, one))
        await pass(2 * HOUR)
        await sweep()
        expect(await told(again)).toEqual(asked)
      }
    })

    it('reads until when, in the own language, with a link to it', async () => {
      const { questionnaireID, closesAt } = await publish()
      const newest = async (lang: string) =>
        (await answered<Notice[]>(findNotices, { pageSize: 1 }, 'learner', lang))[0]
      expect(await newest('en_US')).toMatchObject({
        title: 'Your answer is asked for',
        content: [
          { kind: 'words', text: '“' },
          { kind: 'name', text: 'Room and meals' },
          { kind: 'words', text: '” asks for your answer until ' },
          { kind: 'time', text: closesAt },
          { kind: 'words', text: '.' },
        ],
        link: `/questionnairepaper?questionnaireID=${questionnaireID}`,
        receiverState: 2,
      })
      expect((await newest('zh_CN'))?.content[1]).toEqual({ kind: 'name', text: '食宿' })
      // What is written in other languages only has the name of the default one.
      expect((await newest('fr_FR'))?.content[1]).toEqual({ kind: 'name', text: '食宿' })
    })

    it('hears of it as it opens, by the clock, if it was published before; two clocks at once tell once', async () => {
      const one = await publish({ opensAt: after(HOUR) })
      await pass(HOUR - 1)
      await sweep()
      expect(await told(one)).toEqual([])
      await pass(1)
      const browsers = (await Promise.all([sweep(), sweep(), sweep()])).flat()
      expect(await told(one)).toEqual(three())
      expect(browsers.filter((id) => id === userId('learner'))).toEqual([userId('learner')])
      expect(await sweep()).toEqual([])
    })

    it('hears nothing of drafts, templates, of what was withdrawn before, or has closed', async () => {
      const draft = await make()
      const template = await make({ isTemplate: true })
      const withdrawn = await publish({ opensAt: after(HOUR) })
      await command(managed.withdrawQuestionnaire, withdrawn)
      const short = await publish({ opensAt: after(HOUR), closesAt: after(2 * HOUR) })
      await pass(2 * HOUR)
      await sweep()
      for (const one of [draft, template, withdrawn, short]) expect(await told(one)).toEqual([])
    })

    it('hears of it later if asked later: at once by a save, else within the hour; not who has submitted', async () => {
      const document = draftOf({ personIDs: ids('learner', 'leader') })
      const one = await command(
        managed.publishQuestionnaire,
        await answered<ManagedQuestionnaire>(managed.createQuestionnaire, document, 'headmaster'),
      )
      expect(await told(one)).toEqual(ids('learner', 'leader'))
      const more = await save(one, { ...document, personIDs: three() })
      expect(await told(more)).toEqual(three())
      await submit(one, 'leader')
      await sweep()
      const { db } = portal()
      await db.deleteFrom('notice').where('user_id', 'in', ids('learner', 'leader')).execute()
      await pass(HOUR - 1)
      await sweep()
      expect(await told(one)).toEqual(ids('committee'))
      await pass(1)
      await sweep()
      expect(await told(one)).toEqual(ids('committee', 'learner'))
    })
  })

  describe('a reminder', () => {
    it('goes to who has not submitted, once, so many days before it closes; two clocks at once remind once', async () => {
      const one = await publish(everybody)
      const asked = await told(one)
      await submit(one, 'learner')
      await saveDraft(one, 'leader')
      const anonymous = await publish({ isAnonymous: true, mayChange: false, closesAt: after(8 * DAY + 1) })
      await submit(anonymous, 'committee')
      await pass(8 * DAY - 1)
      await sweep()
      // Within its last two days, the anonymous one is not yet.
      expect([await told(one, 'reminded'), (await shown(one)).remindedAt]).toEqual([[], null])
      expect(await told(anonymous, 'reminded')).toEqual(ids('learner', 'leader'))
      await pass(1)
      const browsers = (await Promise.all([sweep(), sweep(), sweep()])).flat()
      expect(await told(one, 'reminded')).toEqual(asked.filter((id) => id !== userId('learner')))
      expect(browsers.filter((id) => id === userId('leader'))).toEqual([userId('leader')])
      const { remindedAt } = await shown(one)
      expect(remindedAt).toBe(after(0))
      await pass(HOUR)
      expect(await sweep()).toEqual([])
      expect((await shown(one)).remindedAt).toBe(remindedAt)
      const [notice] = await answered<Notice[]>(findNotices, { pageSize: 1 }, 'committee')
      expect(notice).toMatchObject({
        title: 'Reminder: your answer is still missing',
        link: `/questionnairepaper?questionnaireID=${one.questionnaireID}`,
      })
    })

    it('is not sent where its owner wants none, after it closed, or to who heard of it within those days', async () => {
      const none = await publish({ remindsDays: null })
      const withdrawn = await publish()
      const fresh = await publish({ closesAt: after(2 * DAY) })
      const closed = await publish()
      await command(managed.withdrawQuestionnaire, withdrawn)
      await pass(2 * DAY - 1)
      await sweep()
      expect(await told(fresh, 'reminded')).toEqual([])
      await pass(8 * DAY + 1)
      await sweep()
      for (const one of [none, withdrawn, fresh, closed]) {
        expect(await told(one, 'reminded')).toEqual([])
        expect((await shown(one)).remindedAt).toBeNull()
      }
    })

    it('is not sent again with a later end, and its reader needs to hear no more that it asks', async () => {
      const document = draftOf({ personIDs: ids('learner'), closesAt: after(3 * DAY) })
      const one = await command(
        managed.publishQuestionnaire,
        await answered<ManagedQuestionnaire>(managed.createQuestionnaire, document, 'headmaster'),
      )
      await pass(DAY)
      await portal().db.deleteFrom('notice').where('user_id', '=', userId('learner')).execute()
      // The next look for others is an hour away.
      await portal()
        .db.updateTable('questionnaire_telling')
        .set({ done_at: portal().clock.now().getTime() })
        .where('questionnaire_id', '=', one.questionnaireID)
        .execute()
      await sweep()
      expect([await told(one), await told(one, 'reminded')]).toEqual([[], ids('learner')])
      await save(one, { ...document, closesAt: after(20 * DAY) })
      await pass(19 * DAY)
      await sweep()
      expect([await told(one), await told(one, 'reminded')]).toEqual([[], ids('learner')])
    })

    it('is chosen with 1 to 14 days, or none', async () => {
      for (const remindsDays of [0, 15, 1.5, '2', undefined]) {
        const { status } = await visitors.headmaster!.call(managed.createQuestionnaire, { ...draftOf({}), remindsDays })
        expect(status).toBe(400)
      }
      for (const remindsDays of [null, 1, 14]) {
        const made = await make({ remindsDays })
        expect([made.remindsDays, (await shown(made)).remindsDays, made.remindedAt]).toEqual([
          remindsDays,
          remindsDays,
          null,
        ])
      }
    })
  })

  it('home has two that wait for an answer, those that close next first, until they have it', async () => {
    const tasks = async (name: string) =>
      (await answered<Today>(listToday, {}, name)).tasks.filter(({ kind }) => kind === 'questionnaire')
    await portal()
      .db.updateTable('questionnaire')
      .set({ state: 'withdrawn' })
      .where('state', '=', 'published')
      .execute()
    const asked: Partial<QuestionnaireDocument> = { personIDs: ids('learner', 'leader') }
    const last = await publish({ ...asked, closesAt: after(3 * DAY) })
    const next = await publish({ ...asked, kind: 'vote', closesAt: after(2 * DAY) })
    const first = await publish({
      ...asked,
      closesAt: after(DAY),
      texts: [{ language: 'zh_CN', name: '一', about: '' }],
    })
    await publish({ ...asked, opensAt: after(HOUR) })
    await make(asked)
    await command(managed.withdrawQuestionnaire, await publish(asked))
    const found = async (name: string) => (await tasks(name)).map(({ id }) => id)
    const idOf = ({ questionnaireID }: ManagedQuestionnaire) => questionnaireID
    expect(await tasks('learner')).toEqual([
      {
        kind: 'questionnaire',
        lifecycle: null,
        id: idOf(first),
        name: '一',
        classKind: null,
        progress: null,
        dueTime: first.closesAt,
      },
      expect.objectContaining({ id: idOf(next), name: 'Room and meals', dueTime: next.closesAt }),
    ])
    expect(await found('committee')).toEqual([])
    await submit(first)
    expect([await found('learner'), await found('leader')]).toEqual([
      [idOf(next), idOf(last)],
      [idOf(first), idOf(next)],
    ])
    await saveDraft(next, 'learner')
    expect(await found('learner')).toEqual([idOf(next), idOf(last)])
    await submit(last)
    await submit(next)
    expect(await found('learner')).toEqual([])
    await pass(DAY)
    expect(await found('leader')).toEqual([idOf(next), idOf(last)])
  })

  it('many people are told one batch after another, also by two clocks at once', async () => {
    const { db } = portal()
    const usual = await db.selectFrom('user').selectAll().where('id', '=', userId('learner')).executeTakeFirstOrThrow()
    const crowd = Array.from({ length: 1100 }, (_, at) => `crowd-${String(at).padStart(4, '0')}`)
    for (let from = 0; from < crowd.length; from += 50)
      await db
        .insertInto('user')
        .values(
          crowd.slice(from, from + 50).map((id) => ({
            ...usual,
            ...{ id, account_name: id, account_key: id, account_skeleton: id, account_look: id },
            ...{ phone: null, email: null },
          })),
        )
        .execute()
    const ofCrowd = async (one: ManagedQuestionnaire) => (await told(one)).filter((id) => id.startsWith('crowd-'))
    const now = await publish(everybody)
    await vi.waitFor(async () => expect(await ofCrowd(now)).toEqual(crowd), { timeout: 10_000 })
    const later = await publish({ ...everybody, opensAt: after(MINUTE) })
    await pass(MINUTE)
    const browsers = (await Promise.all([sweep(), sweep()])).flat().filter((id) => id.startsWith('crowd-'))
    expect(await ofCrowd(later)).toEqual(crowd)
    expect(browsers.sort()).toEqual(crowd)
  })
})
