import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { reportError } from '#api/dictionary/dictionary.contract.ts'
import { sentryService } from '#server/errors/sentry.ts'
import { onEachEngine, startPortal } from '#tests/kit/server/portal.ts'
import { httpReceiver } from '#tests/kit/server/receivers.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  describe('the error-reporting service', () => {
    it('[CONST-17] receives every uncaught error if ERROR_DSN is set', async () => {
      const service = await httpReceiver((response) => response.end('{}'))
      const portal = await startPortal(engine, {
        errorService: sentryService(`http://key@127.0.0.1:${service.port}/7`),
      })
      await new Visitor(portal).call(reportError, {
        message: 'x is undefined',
        stack: 'Error: x\n    at go (/app/page.js:1:2)',
        page: '/#/index',
      })
      await portal.portal.reporter.settled()
      expect(service.received).toHaveLength(1)
      const { url, headers, body } = service.received[0]!
      expect(url).toMatch(/^\/api\/7\/envelope\//)
      const sent = headers['content-encoding'] === 'gzip' ? gunzipSync(Buffer.from(body, 'latin1')).toString() : body
      const event = JSON.parse(sent.split('\n')[2]!) as {
        exception: { values: { value: string; stacktrace: { frames: { function?: string }[] } }[] }
        tags: object
      }
      expect(event.exception.values[0]).toMatchObject({
        value: 'x is undefined',
        stacktrace: { frames: [{ function: 'go' }] },
      })
      expect(event.tags).toMatchObject({ source: 'browser', page: '/#/index' })
      await portal.close()
      await service.close()
    })

    it('that is down blocks nothing: the report is in the table', async () => {
      const portal = await startPortal(engine, { errorService: sentryService('http://key@127.0.0.1:1/7') })
      const { status } = await new Visitor(portal).call(reportError, { message: 'y', stack: null, page: '/' })
      await portal.portal.reporter.settled()
      expect([status, (await portal.db.selectFrom('error_report').select('message').execute())[0]]).toEqual([
        200,
        { message: 'y' },
      ])
      await portal.close()
    })
  })
})
