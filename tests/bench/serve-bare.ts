/**
 * Bare Fastify that answers each path of `ANSWERS` (JSON) with the text that it has there: what the portal is held
 * against.
 */
import type { AddressInfo } from 'node:net'

import fastify from 'fastify'

const answers = JSON.parse(process.env.ANSWERS ?? '{}') as Readonly<Record<string, unknown>>
const http = fastify()
for (const [path, answer] of Object.entries(answers)) http.get(path, () => answer)
await http.listen({ port: 0, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo
process.stdout.write(`http://localhost:${port}\n`)
process.on('SIGTERM', () => void http.close())
