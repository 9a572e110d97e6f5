import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

import { walls } from '../../scripts/lint/walls.ts'
import parser from 'typescript-eslint'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: parser.parser },
    plugins: { portal: { rules: { walls } } },
    rules: { 'portal/walls': 'error' },
  },
})

async function wallsHitBy(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: file })
  return result?.messages.map(({ message }) => message) ?? []
}

const lifecycle = 'src/machines/leave/leave.lifecycle.ts'
const flow = 'src/machines/session/session.flow.ts'
const view = 'src/views/session/login.page.tsx'
const contract = 'src/api/session/user.contract.ts'
const service = 'src/api/session/user.service.ts'
const dictionary = 'src/i18n/base/en-US.ts'
const server = 'server/session/user.routes.ts'
const part = 'src/app/parts/leave.ts'
const table = 'src/app/routes/table.ts'
const root = 'src/app.tsx'

const forbidden: readonly (readonly [file: string, text: string])[] = [
  [lifecycle, "import { sessionFlow } from '#machines/session/session.flow.ts'"],
  [lifecycle, "import { signIn } from '#api/session/user.contract.ts'"],
  [lifecycle, "import { getUser } from '#api/session/user.service.ts'"],
  [lifecycle, "import { useState } from 'react'"],
  [lifecycle, "import { readFileSync } from 'node:fs'"],
  [lifecycle, "import { format } from 'date-fns'"],
  [flow, "import { signIn } from '#api/session/user.service.ts'"],
  [flow, "import type { Answer } from '#api/session/user.service.ts'"],
  [flow, "import { LoginPage } from '#views/session/login.page.tsx'"],
  [flow, "import { ofetch } from 'ofetch'"],
  [flow, "import { app } from '../../src/app.tsx'"],
  [view, "import { signIn } from '#api/session/user.service.ts'"],
  [view, "import { signIn } from '../../api/service/user.ts'"],
  [view, "const lazily = () => import('#api/session/user.service.ts')"],
  [view, "type Answer = import('#api/session/user.service.ts').Answer"],
  [view, "export { signIn } from '#api/session/user.service.ts'"],
  [view, "export * from '#api/session/user.service.ts'"],
  [view, "import { open } from '#server/database/open.ts'"],
  [view, "import { ofetch } from 'ofetch'"],
  [contract, "import { loginID } from '#machines/session/session.flow.ts'"],
  [contract, "import { texts } from '#i18n/texts.ts'"],
  [contract, "import { Selectable } from 'kysely'"],
  [service, "import { LoginPage } from '#views/session/login.page.tsx'"],
  [service, "import { sessionFlow } from '#machines/session/session.flow.ts'"],
  [dictionary, "import { sessionFlow } from '#machines/session/session.flow.ts'"],
  [dictionary, "import { LoginPage } from '#views/session/login.page.tsx'"],
  [server, "import { LoginPage } from '#views/session/login.page.tsx'"],
  [server, "import { sessionFlow } from '#machines/session/session.flow.ts'"],
  [server, "import { signIn } from '#api/session/user.service.ts'"],
  [server, "import { leave } from '#app/parts/leave.ts'"],
  [server, "import { pages } from '#app/pages/all.ts'"],
  [view, "import { leave } from '#app/parts/leave.ts'"],
  [view, "import { pages } from '#app/pages/all.ts'"],
  [flow, "import { addressOf } from '#app/routes/address-of.ts'"],
  [part, "import { LoginPage } from '#views/session/login.page.tsx'"],
  [part, "import { leaveApprovers } from '#api/leave/leave.contract.ts'"],
  [table, "import { texts } from '#i18n/texts.ts'"],
  [server, "import { stop } from '#tests/clock.ts'"],
  [root, "import { open } from '#server/database/open.ts'"],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  [
    lifecycle,
    "import { setup } from 'xstate'; import type { Role } from '#api/kit/call.ts'; import { x } from './x.ts'",
  ],
  [
    flow,
    "import { leaveLifecycle } from '#machines/leave/leave.lifecycle.ts'; import { problemOf } from '#api/kit/problem.ts'",
  ],
  [view, "import { sessionFlow } from '#machines/session/session.flow.ts'; import { Button } from '@radix-ui/themes'"],
  [contract, "import * as z from 'zod/mini'; import { call } from './call.ts'"],
  [service, "import { ofetch } from 'ofetch'; import { signIn } from '#api/session/user.contract.ts'"],
  [
    server,
    "import { signIn } from '#api/session/user.contract.ts'; import Fastify from 'fastify'; import { hash } from 'node:crypto'",
  ],
  [
    root,
    "import { signIn } from '#api/session/user.service.ts'; import { LoginPage } from '#views/session/login.page.tsx'",
  ],
  [part, "import type { LeaveApprover } from '#api/leave/leave.contract.ts'; import { part } from './part.ts'"],
  [view, "import { addressOf } from '#app/routes/address-of.ts'"],
  [flow, "import type { PathOf } from '#app/routes/address-of.ts'"],
  [server, "import { addressOf } from '#app/routes/address-of.ts'"],
  ['tests/api/user.test.ts', "import { open } from '#server/database/open.ts'; import { a } from '#views/x.tsx'"],
]

describe('the import walls', () => {
  it.each(forbidden)('stop %s from: %s', async (file, text) => {
    expect(await wallsHitBy(file, text)).toHaveLength(1)
  })

  it.each(allowed)('let %s: %s', async (file, text) => {
    expect(await wallsHitBy(file, text)).toEqual([])
  })

  it('stand in the lint configuration of every folder that has a layer', async () => {
    const project = new ESLint()
    for (const file of [lifecycle, flow, view, contract, service, 'src/i18n/texts.ts', server, part, table, root]) {
      const config = (await project.calculateConfigForFile(file)) as { rules: Record<string, unknown> }
      expect(config.rules['portal/walls'], file).toEqual([2])
    }
  })
})
