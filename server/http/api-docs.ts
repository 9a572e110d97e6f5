import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#api/kit/call.ts'
import { envelope } from '#api/kit/envelope.ts'
import { outboxMessage } from '#api/outbox/outbox.contract.ts'
import { menuItem } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { unauthorised } from '#server/answer/refusal.ts'
import { ticketOf } from '#server/session/cookies.ts'
import { findCaller } from '#server/session/sessions.ts'
import type { Portal } from '../portal.ts'
import { securePages } from './security.ts'

type Json = Record<string, unknown>

/**
 * Publishes the contracts as OpenAPI 3.1: /api-docs for people, /api-docs/json for programs; in production for whoever
 * is signed in.
 */
export async function serveApiDocs(
  app: FastifyInstance,
  { db, clock, settings }: Pick<Portal, 'db' | 'clock' | 'settings'>,
  calls: Readonly<Record<string, Call>>,
): Promise<void> {
  await app.register(async (scope) => {
    if (settings.production)
      scope.addHook('onRequest', async (request) => {
        const ticket = ticketOf(request, settings)
        const caller = ticket === null ? null : await findCaller(db, ticket, clock.now())
        if (caller === null || caller.checkPending) throw unauthorised()
      })
    await securePages(scope, settings)
    await scope.register(swagger, { mode: 'static', specification: { document: openApi(calls) } })
    await scope.register(swaggerUi, {
      routePrefix: '/api-docs',
      uiConfig: { validatorUrl: null, supportedSubmitMethods: [] },
    })
  })
}

/** The OpenAPI document of the given calls, by name. */
export function openApi(calls: Readonly<Record<string, Call>>) {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[`/${call.path}`] ??= {})
    path[call.method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Learning Portal', version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: schemasOf(calls),
      parameters: {
        lang: { name: 'lang', in: 'query' as const, schema: LANG, description: 'The language of messages and texts.' },
      },
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'session' },
        basic: { type: 'http' as const, scheme: 'basic', description: 'User name and MD5 of the password in hex.' },
      },
    },
  }
}

const DESCRIPTION =
  'Every answer is an envelope of code (2000 success, 10003 sent twice, 5000 refused), message (in the language of `lang`), ' +
  'reason (the key of that message) and data, unless the call says otherwise. A POST, PUT or DELETE of a session carries ' +
  'the value of the XSRF-TOKEN cookie as `_csrf`.'
const LANG = { type: 'string', enum: languages.map(({ code }) => code), default: languages[0].code } as const
const ACCESS = { open: 'For anybody.', session: 'For anybody signed in.' }

function operation(name: string, call: Call): Json {
  const bodied = call.method === 'POST' || call.method === 'PUT'
  return {
    operationId: name,
    tags: [call.path.split('/')[0] ?? ''],
    summary: call.summary,
    description: typeof call.access === 'string' ? ACCESS[call.access] : `For: ${call.access.join(', ')}.`,
    security: name === 'signIn' ? [{ basic: [] }] : call.access === 'open' ? [] : [{ session: [] }],
    parameters: [...parametersOf(call, bodied), ...(bodied ? [] : [{ $ref: '#/components/parameters/lang' }])],
    ...(bodied && { requestBody: { required: true, content: bodyOf(name, call) } }),
    responses: {
      '200': { description: 'The answer, or a refusal with code 5000.', content: answerOf(name, call) },
      default: PROBLEM,
    },
  }
}

const PROBLEM = {
  description: 'Refused: 400 malformed, 401 no session, 403 not allowed, 413, 415, 429, 500, 503.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
}

const namesInPath = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The parameters in the path and, for calls without a body, in the query. */
function parametersOf(call: Call, bodied: boolean): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(call.payload, { io: 'input' })
  return Object.entries(properties).flatMap(([name, schema]): Json[] => {
    if (namesInPath(call).includes(name)) return [{ name, in: 'path', required: true, schema }]
    if (bodied) return []
    return [
      {
        name,
        in: 'query',
        required: required.includes(name),
        style: 'form',
        explode: call.arrays === 'repeated',
        schema,
      },
    ]
  })
}

/** A payload without its path parameters. */
function sentOf(call: Call): Call['payload'] {
  const names = namesInPath(call)
  if (names.length === 0 || !(call.payload instanceof z.ZodMiniObject)) return call.payload
  const { shape } = call.payload
  // A check of the whole says nothing that a schema could show.
  return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))))
}

function bodyOf(name: string, call: Call): Json {
  const sent = { allOf: [{ $ref: `#/components/schemas/${name}.payload` }, TRANSPORT], unevaluatedProperties: false }
  const types =
    call.encoding === 'multipart' ? ['multipart/form-data'] : ['application/json', 'application/x-www-form-urlencoded']
  if (call.encoding === 'form') types.reverse()
  return Object.fromEntries(types.map((type) => [type, { schema: sent }]))
}

const TRANSPORT = {
  type: 'object',
  properties: {
    lang: LANG,
    _csrf: { type: 'string', description: 'The XSRF token of the session, when there is one.' },
  },
}

function answerOf(name: string, call: Call): Json {
  if (call.binary) return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  const answer = { $ref: `#/components/schemas/${name}.answer` }
  const fields = call.envelope === 'beside' ? answer : { type: 'object', properties: { data: answer } }
  const enveloped = { allOf: [{ $ref: '#/components/schemas/Envelope' }, fields] }
  return { 'application/json': { schema: call.envelope === 'none' ? answer : enveloped } }
}

/** Schemas that are shared or recursive, by name. */
const NAMED = { Envelope: envelope, MenuItem: menuItem, OutboxMessage: outboxMessage }

function schemasOf(calls: Readonly<Record<string, Call>>): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  for (const [name, call] of Object.entries(calls)) {
    registry.add(sentOf(call), { id: `${name}.payload` })
    registry.add(call.answer, { id: `${name}.answer` })
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  )
}
