import fc from 'fast-check'
import { expect } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { anyLanguage, expectRefusal, fieldsOf, junk } from './rule.ts'
import type { BadRequest, Rule } from './rule.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const LANG = 'ru_RU'

/** Except multipart forms: tests/file/uploads.api.test.ts. */
const hasBody = ({ method, encoding }: Call): boolean =>
  (method === 'POST' || method === 'PUT') && encoding !== 'multipart'

/** A body that is refused with one of the statuses, for the reason if one is given. */
const refused = (
  call: Call,
  { type, body }: { readonly type: string; readonly body: string | Buffer },
  { statuses, reason = null }: { readonly statuses: readonly number[]; readonly reason?: string | null },
): BadRequest => ({
  bad: { type, body: typeof body === 'string' ? body.slice(0, 100) : `${body.length} bytes` },
  send: (who) =>
    who.send({
      method: call.method,
      url: `/${call.path}?lang=${LANG}`,
      headers: { 'content-type': type },
      payload: body,
    }),
  judge(reply) {
    expectRefusal(reply, statuses, LANG)
    if (reason !== null) expect(reply.body.reason).toBe(reason)
  },
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const noObjects = ['{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {}}}', '', '[]', 'null', '"x"', '1']
const malformedJson: Rule = {
  title: 'refuses malformed JSON',
  concerns: hasBody,
  any: (call) =>
    fc
      .string({ minLength: 1 })
      .filter((text) => !isJson(text))
      .map((body) => refused(call, { type: JSON_TYPE, body }, { statuses: [400] })),
  fixed: (call) => noObjects.map((body) => refused(call, { type: JSON_TYPE, body }, { statuses: [400, 403] })),
  watched: 'batch',
}

const badForms = [
  `a${'[b]'.repeat(20)}=1`,
  Array.from({ length: 2000 }, (_, i) => `k${i}=1`).join('&'),
  '=',
  '&&&',
  '%',
  '%zz=%zz',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  '[]=1',
]
const malformedForms: Rule = {
  title: 'refuses non-objects, and forms that are nested too deeply or too large',
  concerns: hasBody,
  fixed: (call) => badForms.map((body) => refused(call, { type: FORM_TYPE, body }, { statuses: [400, 403] })),
  watched: 'batch',
}

const objectsWithLength: Rule = {
  title: 'refuses a form with objects with a length in place of texts',
  concerns: hasBody,
  fixed: (call) =>
    fieldsOf(call).map((field) => {
      const body = (token: string): string => `_csrf=${token}&${field}[length][a]=0`
      const request = (token: string) => refused(call, { type: FORM_TYPE, body: body(token) }, { statuses: [400] })
      return { ...request(''), send: (who) => request(who.cookies.get('XSRF-TOKEN') ?? '').send(who) }
    }),
  watched: 'batch',
}

const otherTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'nonsense',
  'application/jsonx',
]
const unsupported = { statuses: [415], reason: 'request.unsupportedType' }
const contentTypes: Rule = {
  title: 'refuses other content types',
  concerns: hasBody,
  fixed: (call) => otherTypes.map((type) => refused(call, { type, body: '{"a":1}' }, unsupported)),
  watched: 'batch',
}

const tooMuch: Rule = {
  title: 'refuses more than 256 kB, or than the call allows',
  concerns: hasBody,
  fixed: (call) => {
    const body = Buffer.alloc((call.bodyLimit ?? 256 * 1024) + 1, 'a')
    return [JSON_TYPE, FORM_TYPE].map((type) =>
      refused(call, { type, body }, { statuses: [413], reason: 'request.tooLarge' }),
    )
  },
  watched: 'batch',
}

const foreignTokens: Rule = {
  title: 'refuses requests without the session’s token',
  concerns: hasBody,
  any: (call) =>
    fc.tuple(fc.oneof(junk, fc.constant(null)), anyLanguage).map(([token, lang]) => ({
      bad: { _csrf: token },
      send: (who) =>
        who.send({
          method: call.method,
          url: `/${call.path}`,
          headers: { 'content-type': JSON_TYPE },
          payload: JSON.stringify({ lang, _csrf: token }),
        }),
      judge: (reply) => expectRefusal(reply, [403], lang),
    })),
  watched: 'batch',
}

export const bodyRules: readonly Rule[] = [
  malformedJson,
  malformedForms,
  objectsWithLength,
  contentTypes,
  tooMuch,
  foreignTokens,
]
