import * as outboxCalls from '#api/outbox/outbox.contract.ts'
import type { Part } from '#server/part.ts'
import { outboxRoutes } from '#server/outbox/outbox.routes.ts'

export const outboxPart: Part = { calls: [outboxCalls], routes: [outboxRoutes] }
