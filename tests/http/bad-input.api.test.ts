import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { roles } from '#api/kit/call.ts'
import type { Call } from '#api/kit/call.ts'
import { declaredCalls } from '#server/parts.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { signOut } from '#api/session/user.contract.ts'
import { defaultLanguage, languageOf, languages } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import type { Reply, Visitor } from '#tests/kit/server/visitor.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'

const RUNS = { numRuns: 25 }
/** Except the stream, which takes no input and does not end once opened: signals.test.ts. */
const allCalls = Object.entries(declaredCalls).filter(([, call]) => call !== streamSignals)
/** Except multipart forms: tests/file/uploads.api.test.ts. */
const bodied = allCalls.filter(
  ([, { method, encoding }]) => (method === 'POST' || method === 'PUT') && encoding !== 'multipart',
)

const said = z.strictObject({
  code: z.number(),
  message: z.string(),
  reason: z.nullable(z.string()),
  data: z.unknown(),
})
/** Internals that must not leak. */
const LEAKS = /at [^"]+:\d+:\d+|zod|kysely|sqlite|postgres|syntax error|select |insert |node_modules|\.ts\b|stack/i

/**
 * Holds a refusal against what every refusal is: an envelope with its reason, localised, telling nothing of the inside.
 */
function expectRefusal({ status, body, raw }: Reply, statuses: readonly number[], lang: string): void {
  expect(statuses, raw.body).toContain(status)
  expect(said.safeParse(body).success, raw.body).toBe(true)
  expect(body.code).toBe(5000)
  expect(body.reason).toMatch(/^\w+\.\w+$/)
  expect(body.message).not.toBe('')
  expect(raw.headers['content-language']).toBe((languageOf(lang) ?? defaultLanguage).tag)
  expect(raw.body).not.toMatch(LEAKS)
}

const lang = fc.constantFrom(...languages.map(({ code }) => code))
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 2000 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  // PostgreSQL cannot store this in a text.
  fc.constant('a\0b'),
  fc.array(fc.string(), { maxLength: 5 }),
  // A key such as toString would fail in the query builder, before anything is sent.
  fc.object({ maxDepth: 2, maxKeys: 3, key: fc.constantFrom('a', '0', 'length', 'constructor', '$where', ' ') }),
)
const TRANSPORT = new Set(['lang', '_csrf', '_t'])

const fieldsOf = (call: Call): string[] =>
  call.payload instanceof z.ZodMiniObject ? Object.keys(call.payload.def.shape) : []

/** A reduced data set, because the whole database is reread after every call. */
async function thinOut(db: Database): Promise<void> {
  for (const table of [
    'course_text',
    'course_chapter_text',
    'courseware_text',
    'courseware_caption',
    'course_resource_text',
    'information_text',
    'dict_name',
  ] as const) {
    await db.deleteFrom(table).where('language', 'not in', ['zh_CN', 'en_US']).execute()
  }
  const few = ['admin', 'learner'].map(userId)
  for (const table of [
    'course_progress',
    'courseware_learner',
    'study_day',
    'course_rating',
    'resource_rating',
  ] as const) {
    await db.deleteFrom(table).where('user_id', 'not in', few).execute()
  }
  await db.deleteFrom('transition_log').where('by_user_id', 'not in', few).execute()
  await db.deleteFrom('file').where('media_type', '=', 'text/vtt').execute()
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor | null = null
  /** A caller with access to every call, so that the input itself is refused. */
  const someone = async (): Promise<Visitor> => {
    if (admin !== null) return admin
    const others = roles.filter((role) => role !== 'admin').map((role) => ({ user_id: userId('admin'), role }))
    await portal().db.insertInto('user_role').values(others).execute()
    await thinOut(portal().db)
    return (admin = await signedIn(portal(), 'admin'))
  }

  /** The database contents, including asynchronous error reports. */
  const stored = async () => {
    await portal().portal.reporter.settled()
    return contentsOf(portal().db)
  }

  /** Runs an action and expects the database unchanged. */
  async function changingNothing(doing: (who: Visitor) => Promise<void>): Promise<void> {
    const who = await someone()
    const before = await stored()
    await doing(who)
    expect(await stored()).toEqual(before)
    expect((await who.send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  }

  describe.each(allCalls)('%s', (_name, call) => {
    it('refuses unknown fields', async () => {
      const name = fc
        .string({ minLength: 1, maxLength: 12 })
        .filter((key) => !TRANSPORT.has(key) && !fieldsOf(call).includes(key) && key !== '__proto__')
      await changingNothing(async (who) => {
        await fc.assert(
          fc.asyncProperty(name, fc.string({ minLength: 1 }), lang, async (key, value, code) => {
            const reply = await who.call(call, { [`x${key}`]: value }, { lang: code })
            expectRefusal(reply, [400], code)
            expect(reply.body.reason).toBe('request.invalid')
          }),
          RUNS,
        )
      })
    })

    it('survives any session, captcha and retrieval cookie', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 120 }),
          fc.constantFrom('session', 'captcha', 'retrieval', 'XSRF-TOKEN'),
          async (value, cookie) => {
            const { cookies } = await someone()
            const sent = new Map(cookies).set(cookie, encodeURIComponent(value))
            if (call === signOut) sent.delete('session')
            const header = [...sent].map(([name, text]) => `${name}=${text}`).join('; ')
            const reply = await portal().http.inject({
              method: call.method,
              url: `/${call.path}`,
              headers: { cookie: header },
            })
            expect([200, 400, 401, 403, 404, 415], reply.body).toContain(reply.statusCode)
            expect(reply.body).not.toMatch(LEAKS)
          },
        ),
        { numRuns: 15 },
      )
    })

    const fields = fieldsOf(call)
    if (fields.length === 0) return
    it('survives anything in its fields', async () => {
      const who = await someone()
      let before = await stored()
      await fc.assert(
        fc.asyncProperty(
          fc.record(Object.fromEntries(fields.map((field) => [field, junk])), { requiredKeys: [] }),
          lang,
          async (payload, code) => {
            const reply = await who.call(call, payload, { lang: code })
            expect([200, 400, 401, 403, 404], reply.raw.body).toContain(reply.status)
            const after = await stored()
            if (reply.status !== 200) {
              expectRefusal(reply, [400, 403, 404], code)
              expect(after).toEqual(before)
            }
            before = after
          },
        ),
        RUNS,
      )
    })
  })

  describe.each(allCalls.filter(([, { method }]) => method === 'GET'))('%s', (_name, call) => {
    it('survives any query', async () => {
      const query = fc.stringMatching(/^[!-"$-~]{0,60}$/)
      await fc.assert(
        fc.asyncProperty(query, async (text) => {
          if (call === signOut) return
          const { status, raw } = await (await someone()).send({ method: 'GET', url: `/${call.path}?${text}` })
          expect([200, 400, 404], raw.body).toContain(status)
          expect(raw.body).not.toMatch(LEAKS)
        }),
        RUNS,
      )
    })
  })

  describe.each(bodied)('%s', (_name, call) => {
    const send = (who: Visitor, type: string, payload: string | Buffer) =>
      who.send({ method: call.method, url: `/${call.path}?lang=ru_RU`, headers: { 'content-type': type }, payload })

    it('refuses malformed JSON', async () => {
      await changingNothing(async (who) => {
        const broken = fc.string({ minLength: 1 }).filter((text) => !isJson(text))
        await fc.assert(
          fc.asyncProperty(broken, async (text) =>
            expectRefusal(await send(who, 'application/json', text), [400], 'ru_RU'),
          ),
          RUNS,
        )
        for (const text of [
          '{"__proto__": {"admin": true}}',
          '{"constructor": {"prototype": {}}}',
          '',
          '[]',
          'null',
          '"x"',
          '1',
        ]) {
          expectRefusal(await send(who, 'application/json', text), [400, 403], 'ru_RU')
        }
      })
    })

    it('refuses non-objects, and forms that are nested too deeply or too large', async () => {
      await changingNothing(async (who) => {
        const deep = `a${'[b]'.repeat(20)}=1`
        const much = Array.from({ length: 2000 }, (_, i) => `k${i}=1`).join('&')
        for (const text of [
          deep,
          much,
          '=',
          '&&&',
          '%',
          '%zz=%zz',
          '__proto__[x]=1',
          'constructor[prototype][x]=1',
          '[]=1',
        ]) {
          expectRefusal(await send(who, 'application/x-www-form-urlencoded', text), [400, 403], 'ru_RU')
        }
      })
    })

    it('refuses a form with objects with a length in place of texts', async () => {
      await changingNothing(async (who) => {
        for (const field of fieldsOf(call)) {
          const form = `_csrf=${who.cookies.get('XSRF-TOKEN')!}&${field}[length][a]=0`
          expectRefusal(await send(who, 'application/x-www-form-urlencoded', form), [400], 'ru_RU')
        }
      })
    })

    it('refuses other content types', async () => {
      await changingNothing(async (who) => {
        const kinds = [
          'text/plain',
          'text/html',
          'application/xml',
          'application/octet-stream',
          'multipart/form-data; boundary=x',
          'nonsense',
          'application/jsonx',
        ]
        for (const kind of kinds) {
          const reply = await send(who, kind, '{"a":1}')
          expectRefusal(reply, [415], 'ru_RU')
          expect(reply.body.reason).toBe('request.unsupportedType')
        }
      })
    })

    it('refuses more than 256 kB, or than the call allows', async () => {
      await changingNothing(async (who) => {
        for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
          const reply = await send(who, type, Buffer.alloc((call.bodyLimit ?? 256 * 1024) + 1, 'a'))
          expectRefusal(reply, [413], 'ru_RU')
          expect(reply.body.reason).toBe('request.tooLarge')
        }
      })
    })

    it("refuses requests without the session's token", async () => {
      await changingNothing(async (who) => {
        await fc.assert(
          fc.asyncProperty(fc.oneof(junk, fc.constant(null)), lang, async (token, code) => {
            const reply = await who.send({
              method: call.method,
              url: `/${call.path}`,
              headers: { 'content-type': 'application/json' },
              payload: JSON.stringify({ lang: code, _csrf: token }),
            })
            expectRefusal(reply, [403], code)
          }),
          RUNS,
        )
      })
    })
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
