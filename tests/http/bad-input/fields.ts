import fc from 'fast-check'
import { expect } from 'vitest'
import { signOut } from '#api/session/user.contract.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import { anyLanguage, expectRefusal, expectStatus, fieldsOf, junk } from './rule.ts'
import type { Rule } from './rule.ts'

const TRANSPORT = new Set(['lang', '_csrf', '_t'])

const unknownFields: Rule = {
  title: 'refuses unknown fields',
  concerns: () => true,
  any: (call) => {
    const name = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((key) => !TRANSPORT.has(key) && !fieldsOf(call).includes(key) && key !== '__proto__')
    return fc.tuple(name, fc.string({ minLength: 1 }), anyLanguage).map(([key, value, lang]) => ({
      bad: { [`x${key}`]: value },
      send: (who) => who.call(call, { [`x${key}`]: value }, { lang }),
      judge(reply) {
        expectRefusal(reply, [400], lang)
        expect(reply.body.reason).toBe('request.invalid')
      },
    }))
  },
  watched: 'batch',
}

const anyFields: Rule = {
  title: 'survives anything in its fields',
  concerns: (call) => fieldsOf(call).length > 0,
  any: (call) => {
    const payload = fc.record(Object.fromEntries(fieldsOf(call).map((field) => [field, junk])), { requiredKeys: [] })
    return fc.tuple(payload, anyLanguage).map(([fields, lang]) => ({
      bad: fields,
      send: (who) => who.call(call, fields, { lang }),
      judge(reply) {
        expect([200, 400, 401, 403, 404], reply.raw.body).toContain(reply.status)
        if (reply.status !== 200) expectRefusal(reply, [400, 403, 404], lang)
      },
    }))
  },
  watched: 'each refusal',
}

const anyCookie: Rule = {
  title: 'survives any session, captcha and retrieval cookie',
  concerns: () => true,
  any: (call) =>
    fc
      .tuple(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.constantFrom('session', 'captcha', 'retrieval', 'XSRF-TOKEN'),
      )
      .map(([value, cookie]) => ({
        bad: { [cookie]: value },
        send(who) {
          const other = new Visitor(who.portal)
          for (const [name, text] of who.cookies) other.cookies.set(name, text)
          other.cookies.set(cookie, encodeURIComponent(value))
          // The session of whoever sends all this must live on.
          if (call === signOut) other.cookies.delete('session')
          return other.send({ method: call.method, url: `/${call.path}` })
        },
        judge: (reply) => expectStatus(reply, [200, 400, 401, 403, 404, 415]),
      })),
  watched: 'each refusal',
}

const anyQuery: Rule = {
  title: 'survives any query',
  concerns: (call) => call.method === 'GET' && call !== signOut,
  any: (call) =>
    fc.stringMatching(/^[!-"$-~]{0,60}$/).map((query) => ({
      bad: query,
      send: (who) => who.send({ method: 'GET', url: `/${call.path}?${query}` }),
      judge: (reply) => expectStatus(reply, [200, 400, 404]),
    })),
  watched: 'each refusal',
}

export const fieldRules: readonly Rule[] = [unknownFields, anyCookie, anyQuery, anyFields]
