import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

import type { LeaveApprover, LeaveStatus } from '#api/leave/leave.contract.ts'
import centre from '#i18n/centre/en-US.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { leaveLifecycle, type LeaveEvent, type LeaveSnapshot } from '#machines/leave/leave.lifecycle.ts'

import {
  actionIn,
  freshToasts,
  leaveDialog,
  open,
  recordWords,
  saidIn,
  wrongIn,
} from '#tests/kit/browser/record-screens.ts'
import { fieldTime } from '#tests/kit/browser/shown-times.ts'
import { layerModel, type BrowserStage } from '#tests/kit/models/paths.ts'
import {
  asMember,
  asOutsider,
  asOverlapping,
  clearScene,
  depart,
  people,
  playing,
  setRevision,
  setScene,
  unknownToOutsiders,
  vacate,
  type LeaveScene,
} from './leave-scene.ts'
import { askedFor, closedReason, codeOf, words } from './leave-screens.ts'

interface Scene extends LeaveScene {
  readonly stage: BrowserStage
  /** The revision the learner has last seen. */
  seen: number
}
type Request = Extract<LeaveEvent, { readonly type: 'request' }>
type Departure = Extract<LeaveEvent, { readonly type: 'membershipEnded' }>
type Vacancy = Extract<LeaveEvent, { readonly type: 'officeVacated' }>
type Told = Exclude<LeaveEvent, Request | Departure | Vacancy>

const leaveOf = ({ leaveId }: Scene, path: string) => `${path}?leaveID=${leaveId ?? ''}`
const screenOf = (type: Told['type']) =>
  type === 'approve' || type === 'reject' ? '/dxClass/leave-audit' : '/usercenter/leave'

/**
 * [LEAVE-01, LEAVE-02, LEAVE-03] Fills the form in and sends it; errors show at a field or above the form.
 */
async function request(scene: Scene, event: Request): Promise<string | null> {
  const { classOf, shift, stage } = scene
  const { request: wanted, facts } = event
  const page = await stage.person('learner')
  const [starts, ends] = [wanted.startsAt + shift, wanted.endsAt + shift]
  const { id, name } = classOf(facts.chain)
  const ask = async (): Promise<string | null> => {
    const form = await open(page, '/usercenter/leave?view=request', 'form')
    await form.getByLabel(words.form.className, { exact: true }).selectOption({ label: name })
    await form.getByRole('radio', { name: words.type[wanted.type], exact: true }).check()
    await form.getByLabel(words.form.start, { exact: true }).fill(fieldTime(starts))
    await form.getByLabel(words.form.end, { exact: true }).fill(fieldTime(ends))
    await form.locator('textarea').fill(wanted.reason)
    return asMember(scene, id, facts, async () => {
      await form.getByRole('button', { name: words.form.submit, exact: true }).click()
      return outcomeOf(scene, page, form)
    })
  }
  const refusal = await asOverlapping(scene, event, ask)
  if (refusal !== null) return refusal
  scene.inClass = { id, name }
  scene.said.push({ event: 'request', by: 'learner', words: wanted.reason })
  return refusal
}

async function outcomeOf(scene: Scene, page: Page, form: Locator): Promise<string | null> {
  const wrong = wrongIn(form)
  const leave = page.locator('main article')
  await wrong.or(leave).waitFor()
  if ((await leave.count()) === 0) return codeOf(await saidIn(form))
  scene.leaveId = new URLSearchParams(page.url().split('?')[1]).get('leaveID')
  return null
}

/** Performs the event on the screen, at the time of its facts, as far as the screen permits. */
async function tell(scene: Scene, event: Told, before: LeaveSnapshot): Promise<string | null> {
  const { value, context } = before
  const { stage, shift } = scene
  const wait = event.facts.now + shift - stage.portal.now().getTime()
  // Only if the time matters: moving the clock is free, but sessions expire by it.
  stage.portal.pass(wait)
  if (event.revision !== context.revision) await setRevision(scene, event.revision)
  try {
    const person = playing(event.by, context.chain)
    const page = await stage.person(person)
    return await asOutsider(scene, event.by, context.chain, async () => {
      const leave = await open(page, leaveOf(scene, screenOf(event.type)), 'article')
      const said = verdict(leaveLifecycle, before, event)
      if (said.kind === 'refused' && said.isForGood === true)
        return notOffered(leave, event.type, statusIn(value), said.code)
      const code = await acts(scene, page, leave, event, context.revision)
      if (code === null) scene.said.push({ event: event.type, by: person, words: event.reason })
      else await hasWord(leave, statusIn(value))
      return code
    })
  } finally {
    if (event.revision !== context.revision) await setRevision(scene, context.revision)
    stage.portal.pass(-wait)
  }
}

/** Nobody is shown what can never be done again; the refusal of who sends it all the same is met over HTTP. */
async function notOffered(leave: Locator, type: Told['type'], status: LeaveStatus, code: string): Promise<string> {
  await hasWord(leave, status)
  assert.equal(await actionIn(leave, words.action[type]).count(), 0)
  return code
}

async function acts(
  scene: Scene,
  page: Page,
  leave: Locator,
  { type, revision, reason }: Told,
  current: number,
): Promise<string | null> {
  const action = words.action[type]
  const because = await closedReason(page, leave, action)
  if (because !== null) return because
  const dialog = await askedFor(page, leave, action, reason)
  if (revision !== current) await setRevision(scene, current)
  const toasts = await freshToasts(page)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  const told = wrongIn(dialog)
  const toast = toasts.getByText(words.done[type], { exact: true })
  await told.or(toast).first().waitFor()
  if ((await told.count()) === 0) return toast.waitFor().then(() => null)
  const refusal = await saidIn(dialog)
  await leaveDialog(dialog)
  return refusal.includes(recordWords.stillOpen) ? 'record.stale' : codeOf(refusal)
}

const statusIn = (value: LeaveSnapshot['value']): LeaveStatus =>
  typeof value === 'object' ? 'pending' : (value as LeaveStatus)

/** [LEAVE-06] The status in words. */
const hasWord = (leave: Locator, status: LeaveStatus) =>
  leave.locator('header').getByText(words.status[status], { exact: true }).waitFor()

/** Bidirectional isolates around names. */
const isolates = /[\u2066-\u2069]/g

/** [LEAVE-05] The journey quotes everybody who has acted on the request, in order. */
async function quotesAll(leave: Locator, said: LeaveScene['said']): Promise<void> {
  const given = said.flatMap(({ event, words: text }) => (event === 'request' ? [] : [text.trim()]))
  assert.deepEqual(
    await leave.locator('.journey-quote').allInnerTexts(),
    given.filter((text) => text !== ''),
  )
}

/** The learner views the leave once per revision. */
const looks =
  (status: LeaveStatus, next: string) =>
  async (scene: Scene, { context: { revision } }: LeaveSnapshot) => {
    if (scene.seen === revision) return
    const page = await scene.stage.person('learner')
    const leave = await open(page, leaveOf(scene, '/usercenter/leave'), 'article')
    await hasWord(leave, status)
    const told = await leave.getByRole('region', { name: recordWords.next }).innerText()
    assert.ok(told.replaceAll(isolates, '').includes(next), told)
    await quotesAll(leave, scene.said)
    scene.seen = revision
  }

/** [LEAVE-04] The learner reads whom it waits for. */
const waitsFor = (turn: LeaveApprover) => looks('pending', words.next.pending.replace('{who}.', centre.role[turn]))

export default layerModel<typeof leaveLifecycle, BrowserStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage, path) => {
    const scene = await setScene(stage.portal.db, stage.portal.now, path)
    await Promise.all(people.map((person) => stage.person(person)))
    return { ...scene, stage, seen: 0 }
  },
  end: clearScene,
  sends: {
    request,
    approve: tell,
    reject: tell,
    cancel: tell,
    revoke: tell,
    membershipEnded: depart,
    officeVacated: vacate,
  },
  shows: {
    draft: async ({ stage }) => {
      const page = await stage.person('learner')
      await open(page, '/usercenter/leave?status=pending', 'a')
      await page.getByText(words.list.emptyStatusTitle, { exact: true }).waitFor()
    },
    // Checked by each substate.
    pending: () => Promise.resolve(),
    'pending.teamLeader': waitsFor('teamLeader'),
    'pending.disciplineCommittee': waitsFor('disciplineCommittee'),
    'pending.headmaster': waitsFor('headmaster'),
    'pending.schoolLeader': waitsFor('schoolLeader'),
    approved: looks('approved', words.next.approved),
    rejected: looks('rejected', words.next.rejected),
    cancelled: (scene, shown) =>
      looks('cancelled', scene.said.at(-1)?.event === 'membershipEnded' ? words.next.left : words.next.cancelled)(
        scene,
        shown,
      ),
  },
})
