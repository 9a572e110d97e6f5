import { describe, expect, it } from 'vitest'
import { declaredCalls } from '#server/parts.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, passwordOf } from '#tests/kit/server/visitor.ts'

interface Operation {
  operationId: string
  security: object[]
  parameters: { name?: string; in?: string; explode?: boolean; required?: boolean; $ref?: string }[]
  requestBody?: { content: Record<string, unknown> }
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

describe('[GAP-67] /api-docs', () => {
  const portal = portalFor('SQLite')
  const get = (url: string) => new Visitor(portal()).send({ method: 'GET', url })
  const document = async () => (await get('/api-docs/json')).raw.json<Document>()

  it('publishes every contract as OpenAPI 3.1', async () => {
    const { openapi, paths } = await document()
    expect(openapi).toBe('3.1.0')
    const published = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    )
    const declared = Object.entries(declaredCalls).map(([name, { method, path }]) => [name, `${method} /${path}`])
    expect(published.sort()).toEqual(declared.sort())
  })

  it('documents how each call travels and who may make it', async () => {
    const { paths } = await document()
    expect(paths['/api-basic/portal/open/dicttype/listDict']!.get).toMatchObject({
      security: [],
      parameters: [
        { name: 'typeCodes', in: 'query', required: true, explode: true },
        { $ref: '#/components/parameters/lang' },
      ],
    })
    const weak = paths['/api-ouser/portal/user/account/checkWeakPasswd']!.put!
    expect(weak).toMatchObject({ security: [{ session: [] }], parameters: [] })
    expect(Object.keys(weak.requestBody!.content)).toEqual(['application/x-www-form-urlencoded', 'application/json'])
    expect(paths['/user']!.get).toMatchObject({ security: [{ basic: [] }] })
  })

  it('lists path parameters in the path only', async () => {
    const { paths, components } = await document()
    const item = '/api-information/manage/information/{informationID}'
    const inPath = { name: 'informationID', in: 'path', required: true }
    expect(paths[item]!.put!.parameters).toMatchObject([inPath])
    expect(paths[item]!.delete!.parameters).toMatchObject([
      inPath,
      { name: 'revision', in: 'query' },
      { $ref: '#/components/parameters/lang' },
    ])
    expect(components.schemas['saveInformation.payload']).toMatchObject({
      required: ['revision', 'topicCode', 'texts'],
    })
    for (const [path, methods] of Object.entries(paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods))
        expect(new Set(parameters.filter((one) => one.in === 'path').map(({ name }) => name))).toEqual(new Set(names))
    }
  })

  it('resolves every schema reference', async () => {
    const all = await document()
    const references = JSON.stringify(all).matchAll(/"\$ref":"([^"]*)"/g)
    const missing = [...references]
      .map(([, path = '']) => path)
      .filter(
        (path) =>
          path
            .split('/')
            .slice(1)
            .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], all) === undefined,
      )
    expect(missing).toEqual([])
    expect(Object.keys(all.components.schemas)).not.toContain('__shared')
    expect(JSON.stringify(all)).not.toContain('$schema')
  })

  it('is an HTML page whose scripts are files of the portal', async () => {
    const { status, raw } = await get('/api-docs')
    expect([status, raw.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(raw.body).not.toMatch(/<script(?![^>]* src=)/)
    for (const [, file = ''] of raw.body.matchAll(/src="([^"]+)"/g)) expect((await get(file)).status).toBe(200)
  })
})

describe('[GAP-67 in part] /api-docs in production', () => {
  const portal = portalFor('SQLite', {
    environment: { NODE_ENV: 'production', ORIGIN: 'https://learn.example.org', DEMO: 'on' },
  })
  const files = ['/api-docs', '/api-docs/json', '/api-docs/yaml', '/api-docs/static/index.css']

  it('is for whoever is signed in, with all its files', async () => {
    const who = new Visitor(portal())
    for (const url of files) expect([url, (await who.send({ method: 'GET', url })).status]).toEqual([url, 401])
    expect((await who.trySignIn('learner', passwordOf('learner'))).body.authenticated).toBe(true)
    for (const url of files) expect([url, (await who.send({ method: 'GET', url })).status]).toEqual([url, 200])
  })
})
