import { expect } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'

import { CallFailure } from '#api/kit/problem.ts'
import { provide } from '#machines/kit/services.ts'
import type { KeptPaper, LoadedPaper, TakenOver } from '#machines/paper/paper-context.ts'
import type { HandingIn } from '#machines/paper/paper-setup.ts'
import { paperFlow } from '#machines/paper/paper.flow.ts'
import type { Sheet, SheetForm, SheetQuestion } from '#machines/paper/sheet.ts'

/** In milliseconds. */
export const HOUR = 3_600_000

/** A single choice that has to be made, unless told otherwise. */
export function question(questionID: string, more: Partial<SheetForm> = {}): SheetQuestion {
  const kind = more.kind ?? 'single'
  const form: SheetForm = {
    questionID,
    kind,
    style: 'plain',
    options: kind === 'short' ? [] : ['a', 'b', 'c'],
    isRequired: true,
    least: null,
    most: null,
    condition: null,
    startsPage: false,
    subject: null,
    ...more,
  }
  const options = form.options.map((optionID) => ({ optionID, text: optionID }))
  return { questionID, kind, language: 'en_US', stem: '', options, marks: null, form }
}

/** The second question is asked of who chose the first option of the first one. */
export const sheet: Sheet = {
  kind: 'questionnaire',
  name: 'Lunch',
  about: '',
  standing: 'open',
  version: 1,
  questions: [
    question('q1'),
    question('q2', { condition: { questionID: 'q1', optionIDs: ['a'] } }),
    question('q3', { kind: 'short', isRequired: false, startsPage: true }),
  ],
  answers: [],
  sequence: 0,
  remaining: 48 * HOUR,
  minutes: 0,
  isOneWay: false,
  handsInByItself: false,
  staysOnDevice: false,
  mayChange: false,
  token: 't1',
  otherWriterAt: null,
}
export const refusal = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
export const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
export const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A server that stores what comes in order, and a device beside it. */
export async function opened(more: Partial<Sheet> = {}, found: KeptPaper | null = null) {
  const clock = new SimulatedClock()
  const server = {
    sheet: { ...sheet, ...more },
    saved: [] as string[],
    submitted: null as HandingIn | null,
    refuses: null as CallFailure | null,
  }
  const device: { kept: KeptPaper | null } = { kept: found }
  const ask = async () => {
    await Promise.resolve()
    if (server.refuses !== null) throw server.refuses
  }
  const load = fromPromise<LoadedPaper, { readonly paperID: string }>(() =>
    Promise.resolve({ paper: server.sheet, device: 'd1', kept: device.kept, isKeeping: true, at: 0 }),
  )
  const flow = provide(paperFlow, {
    actors: {
      loadPaper: load,
      renewPaper: load,
      takeOver: fromPromise<TakenOver, { readonly paperID: string; readonly device: string }>(() =>
        Promise.resolve({ paper: { ...server.sheet, token: 't2' }, at: 0 }),
      ),
      save: fromPromise(async ({ input }) => {
        await ask()
        for (const { sequence, questionID, answer } of input.answers) {
          expect(sequence).toBe(server.sheet.sequence + 1)
          const others = server.sheet.answers.filter((one) => one.questionID !== questionID)
          server.sheet = { ...server.sheet, sequence, answers: [...others, { questionID, answer }] }
          server.saved.push(`${questionID} ${answer.chosen.join()}${answer.text}`)
        }
        return { sequence: server.sheet.sequence, remaining: 48 * HOUR, at: 0 }
      }),
      handIn: fromPromise(async ({ input }) => {
        await ask()
        server.submitted = input
      }),
      store: fromCallback(({ receive }) => {
        receive(({ type, kept }) => {
          device.kept = type === 'keep' ? kept : null
        })
      }),
      clock: fromCallback(() => undefined),
      network: fromCallback(() => undefined),
    },
  })
  const actor = createActor(flow, { input: { paperID: 'n1', isOnline: true }, clock }).start()
  await settled()
  const choose = (questionID: string, ...chosen: string[]) =>
    actor.send({ type: 'answer.given', questionID, answer: { chosen, text: '' }, at: 1 })
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await settled()
  }
  const submit = async () => {
    actor.send({ type: 'handIn.requested' })
    actor.send({ type: 'handIn.confirmed' })
    await settled()
  }
  const has = (tag: string): boolean => [...actor.getSnapshot().tags].includes(tag)
  return { actor, server, device, choose, pass, submit, has, context: () => actor.getSnapshot().context }
}
