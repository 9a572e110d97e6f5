/** Bare Fastify with @fastify/static over `FOLDER`: the baseline of the portal's files. */
import type { AddressInfo } from 'node:net'

import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const http = fastify()
await http.register(fastifyStatic, { root: process.env.FOLDER ?? '' })
await http.listen({ port: 0, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo
process.stdout.write(`http://localhost:${port}\n`)
process.on('SIGTERM', () => void http.close())
