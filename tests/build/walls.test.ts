import { describe, expect, it } from 'vitest'

import { wallsHitBy } from './walls-hit.ts'

const lifecycle = 'src/machines/leave/leave.lifecycle.ts'
const flow = 'src/machines/session/session.flow.ts'
const view = 'src/views/session/login.page.tsx'
const contract = 'src/api/session/user.contract.ts'
const service = 'src/api/session/user.service.ts'
const dictionary = 'src/i18n/base/en-US.ts'
const server = 'server/session/user.routes.ts'
const addresses = 'src/api/leave/addresses.ts'
const menu = 'src/app/routes/menu.ts'
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
  [flow, "import { app } from '../../app.tsx'"],
  [view, "import { signIn } from '#api/session/user.service.ts'"],
  [view, "import { signIn } from '../../api/session/user.service.ts'"],
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
  [server, "import { parts } from '#app/parts.ts'"],
  [server, "import { mainMenu } from '#app/routes/menu.ts'"],
  [server, "import type { Flows } from '#app/parts.ts'"],
  [view, "import { leave } from '#app/leave/part.ts'"],
  [view, "import { parts } from '#app/parts.ts'"],
  [flow, "import { leaveAddress } from '#api/leave/addresses.ts'"],
  [lifecycle, "import { leaveAddress } from '#api/leave/addresses.ts'"],
  [addresses, "import { parts } from '#app/parts.ts'"],
  [addresses, "import { leaveApprovers } from '#api/leave/leave.contract.ts'"],
  [menu, "import { texts } from '#i18n/texts.ts'"],
  [menu, "import { parts } from '#app/parts.ts'"],
  [server, "import { stop } from '#tests/clock.ts'"],
  [root, "import { open } from '#server/database/open.ts'"],
]

const betweenParts: readonly (readonly [file: string, text: string])[] = [
  ['src/machines/course/own-choice.flow.ts', "import { x } from '#machines/study/player-setup.ts'"],
  ['src/views/leave/leave-view.tsx', "import { x } from '#views/course/course-row.tsx'"],
  ['src/api/leave/leave.contract.ts', "import { x } from '#api/course/comment.contract.ts'"],
  ['server/leave/kind.ts', "import { x } from '#server/course/catalogue.ts'"],
]

const exportedParts: readonly (readonly [file: string, text: string])[] = [
  [
    'src/views/note/note-row.tsx',
    "import { x } from '#views/study/unrecorded-study.tsx'; import { y } from '#views/kit/time/time-text.tsx'",
  ],
  [
    'server/session/accounts.ts',
    "import { x } from '#server/person/links.ts'; import { y } from '#server/http/answer.ts'",
  ],
  [
    'src/views/leave/leave-view.tsx',
    "import { x } from '#machines/leave/leave-request.flow.ts'; import { y } from './journey.tsx'",
  ],
  ['server/portal.ts', "import { x } from './leave/kind.ts'"],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  [
    lifecycle,
    "import { setup } from 'xstate'; import type { Role } from '#api/kit/call.ts'; import { x } from './x.lifecycle.ts'",
  ],
  [
    'src/machines/leave/leave-request.flow.ts',
    "import { leaveLifecycle } from './leave.lifecycle.ts'; import { problemOf } from '#api/kit/problem.ts'",
  ],
  [view, "import { sessionFlow } from '#machines/session/session.flow.ts'; import { Button } from '@radix-ui/themes'"],
  [contract, "import * as z from 'zod/mini'; import { call } from '#api/kit/call.ts'"],
  [service, "import { ofetch } from 'ofetch'; import { signIn } from '#api/session/user.contract.ts'"],
  [
    server,
    "import { signIn } from '#api/session/user.contract.ts'; import Fastify from 'fastify'; import { hash } from 'node:crypto'",
  ],
  [
    root,
    "import { signIn } from '#api/session/user.service.ts'; import { LoginPage } from '#views/session/login.page.tsx'",
  ],
  [addresses, "import { addressIn } from '#api/kit/addresses.ts'"],
  [menu, "import type { DeclaredRoute } from '#app/kit/part.ts'"],
  [
    view,
    "import { leaveAddress } from '#api/leave/addresses.ts'; import { mainMenu } from '#app/routes/menu.ts'; import type { Flows } from '#app/parts.ts'",
  ],
  [flow, "import type { PathOf } from '#api/kit/addresses.ts'"],
  [server, "import { examAddress } from '#api/exam/addresses.ts'"],
  [
    'tests/session/user.api.test.ts',
    "import { open } from '#server/database/open.ts'; import { a } from '#views/x.tsx'",
  ],
]

describe('the import walls', () => {
  it.each(forbidden)('stop %s from: %s', (file, text) => {
    expect(wallsHitBy(file, text)).toHaveLength(1)
  })

  it.each(betweenParts)('stop %s from what another part keeps to itself: %s', (file, text) => {
    expect(wallsHitBy(file, text)).toEqual([expect.stringContaining('does not export')])
  })

  it.each(exportedParts)('let %s import what another part exports, and what is its own: %s', (file, text) => {
    expect(wallsHitBy(file, text)).toEqual([])
  })

  it.each(allowed)('let %s: %s', (file, text) => {
    expect(wallsHitBy(file, text)).toEqual([])
  })
})
