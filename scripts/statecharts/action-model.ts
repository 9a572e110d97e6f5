import type { AnyStateNode } from 'xstate'

import type { ChartAction, ChartMessage } from './chart.ts'
import { fixedParams } from './params.ts'
import { shortly } from './plain.ts'
import { called, spoken } from './words.ts'

type Loose = Readonly<Record<string, unknown>>

/**
 * Actions as data. The library adds a timer's start and end to a state's own actions; a chart shows the timer itself.
 */
export function actionModels(actions: readonly unknown[], node: AnyStateNode): readonly ChartAction[] {
  const timers = new Set(node.after.map((delayed) => delayed.eventType as string))
  return actions.filter((action) => !isTimer(action, timers)).map(actionModel)
}

/** The code with which these actions refuse: `*` if it is computed at run time; null if they do not. */
export function refusalOf(actions: readonly ChartAction[]): string | null {
  const refusing = actions.find(({ name }) => name === 'refuse')
  if (refusing === undefined) return null
  const { params } = refusing
  const code = params !== null && typeof params === 'object' && 'code' in params ? params.code : null
  return typeof code === 'string' ? code : '*'
}

/** The type of the event of an `emit` action, as far as it is static; null for every other action. */
export function emittedType(action: unknown): string | null {
  const { type, event } = action as { readonly type?: unknown; readonly event?: unknown }
  if (type !== 'xstate.emit') return null
  const sent = fixedParams(event)
  return sent !== null && typeof sent === 'object' && 'type' in sent && typeof sent.type === 'string'
    ? sent.type
    : '(computed)'
}

/** The message that a `sendTo` action sends; null for every other action. */
export function sentMessage(action: unknown): ChartMessage | null {
  if (typeof action !== 'function') return null
  const { type, event, to } = action as { readonly type?: unknown; readonly event?: unknown; readonly to?: unknown }
  return type === 'xstate.sendTo' ? { event: shortly(event), to: shortly(to) } : null
}

function isTimer(action: unknown, timers: ReadonlySet<string>): boolean {
  const { id, sendId } = action as { readonly id?: unknown; readonly sendId?: unknown }
  return [id, sendId].some((mark) => typeof mark === 'string' && timers.has(mark))
}

function actionModel(action: unknown): ChartAction {
  if (typeof action === 'string') return { name: action, params: null, words: spoken(action) }
  if (typeof action === 'function') {
    const built = action as unknown as Loose
    const name = typeof built['type'] === 'string' ? built['type'].replace('xstate.', '') : action.name
    return { name: name === '' ? '(unnamed)' : name, params: null, words: builtInWords(name, built) }
  }
  const { type, params } = action as { readonly type: string; readonly params?: unknown }
  const fixed = fixedParams(params)
  return { name: type, params: fixed, words: called(type, fixed) }
}

function builtInWords(name: string, built: Loose): string {
  switch (name) {
    case 'assign':
      return assignWords(built['assignment'])
    case 'raise':
      return `raise ${shortly(built['event'])}`
    case 'emit':
      return `emit ${shortly(built['event'])}`
    case 'sendTo':
      return `send ${shortly(built['event'])} to ${shortly(built['to'])}`
    case 'spawnChild':
      return `start ${shortly(built['src'])}`
    case 'stopChild':
      return `stop ${shortly(built['actorRef'])}`
    default:
      return name === '' ? '(unnamed)' : spoken(name)
  }
}

function assignWords(assignment: unknown): string {
  const fields = typeof assignment === 'object' && assignment !== null ? Object.keys(assignment) : []
  return fields.length === 0 ? 'set the context' : `set ${fields.map(spoken).join(', ')}`
}
