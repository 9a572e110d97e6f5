import { expect, it } from 'vitest'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import { unlimited } from '#tests/kit/server/unlimited.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine, { limits: { ...unlimited, general: 5 } })
  const statusOf = async (url: string) => (await new Visitor(portal()).send({ method: 'GET', url })).status

  it('is alive, and ready while its database is reachable', async () => {
    const alone = await startPortal(engine)
    const probe = async (url: string) => (await new Visitor(alone).send({ method: 'GET', url })).status
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 200])
    await alone.db.destroy()
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    await alone.close()
  })

  it('probes of balancers are not limited, and use up no limit', async () => {
    const probes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => statusOf(i % 2 === 0 ? '/healthz' : '/readyz')),
    )
    expect(probes).toEqual(Array(40).fill(200))
    for (const expected of [200, 200, 200, 200, 200, 429]) expect(await statusOf('/user/captcha')).toBe(expected)
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  })
})
