import * as signalCalls from '#api/signal/signal.contract.ts'
import type { Part } from '#server/part.ts'
import { signalRoutes } from '#server/signal/signal.routes.ts'

export const signalPart: Part = { calls: [signalCalls], routes: [signalRoutes] }
