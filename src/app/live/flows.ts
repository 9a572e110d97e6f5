import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { getPublicLive, listPublicLive } from '#api/live/live.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { momentOf } from '#i18n/dates.ts'
import {
  livePlayerFlow,
  type ClockEvent,
  type EngineCommand,
  type EngineEvent,
  type EngineInput,
  type LoadedBroadcast,
} from '#machines/live/live-player.flow.ts'

import { asMissing } from '#app/kit/missing.ts'
import type { LiveEngine } from '#browser/live-engine.ts'
import type { Screen } from '#app/context/portal-context.ts'
import { whole } from '#app/kit/whole-list.ts'

const SECOND = 1000

/** The flows of the live player; the stream library is loaded when there is a stream to play. */
export function provideLive(transport: Transport) {
  return {
    /** [CALL-15] */
    broadcasts: whole(() => transport.send(listPublicLive, {})),
    /** [ROUTE-59] The player of a broadcast, on the given screen. */
    player: (screen: Screen) =>
      provide(livePlayerFlow, {
        actors: {
          loadBroadcast: fromPromise(({ input }) => load(transport, input.id)),
          clock: fromCallback<EventObject, undefined, ClockEvent>(({ sendBack }) => {
            const timer = setInterval(() => sendBack({ type: 'clock.read', now: Date.now() }), SECOND)
            return () => clearInterval(timer)
          }),
          engine: engineOf(screen),
        },
      }),
  }
}

async function load(transport: Transport, id: string): Promise<LoadedBroadcast> {
  const broadcast = await asMissing(transport.send(getPublicLive, { id }))
  const now = momentOf(broadcast.now).getTime()
  return {
    broadcast,
    startsAt: momentOf(broadcast.startTime).getTime(),
    endsAt: momentOf(broadcast.endTime).getTime(),
    offset: now - Date.now(),
    now,
  }
}

/** The engine as an actor; events received before its code is loaded are queued. */
const engineOf = (screen: Screen) =>
  fromCallback<EngineCommand, EngineInput, EngineEvent>(({ input, sendBack, receive }) => {
    const stopping = new AbortController()
    const isStopped = () => stopping.signal.aborted
    let engine: LiveEngine | null = null
    const early: EngineCommand[] = []
    receive((command) => {
      if (engine === null) early.push(command)
      else engine.obey(command)
    })
    const start = async (): Promise<void> => {
      const { startLiveEngine } = await import('#browser/live-engine.ts')
      if (isStopped()) return
      if (screen.current === null) throw new Error('There is no screen to play on.')
      const started = startLiveEngine(screen.current, input, sendBack)
      // It may have failed synchronously and been stopped already.
      if (isStopped()) return started.stop()
      engine = started
      for (const command of early) started.obey(command)
    }
    start().catch(() => sendBack({ type: 'source.failed' }))
    return () => {
      stopping.abort()
      engine?.stop()
    }
  })
