import { strict as assert } from 'node:assert'
import { addMinutes, lightFormat, parseISO } from 'date-fns'
import type { Locator, Page } from 'playwright'

import type { ManagedClassState } from '#api/class/managed-class.contract.ts'
import administration from '#i18n/administration/en-US.ts'
import words from '#i18n/class/en-US.ts'
import managed from '#i18n/class/managed-class/en-US.ts'
import type { ClassContext, ClassEvent, classLifecycle, ClassSnapshot } from '#machines/class/class.lifecycle.ts'

import { closedBecause, codesIn, freshToasts, open, recordWords, saidIn } from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import {
  adopt,
  clearClass,
  fill,
  flawIn,
  setClass,
  timesOf,
  unknownToOutsiders,
  withFlaw,
  type ClassSetting,
  type Flaw,
} from './class-setting.ts'

interface Scene extends ClassSetting {
  readonly stage: BrowserStage
  /** How often it was saved, so that each save changes something. */
  saves: number
}
type Event<Type> = Extract<ClassEvent, { readonly type: Type }>
type Told = Exclude<ClassEvent, { readonly type: 'adopt' | 'save' }>

const LL = administration.editor
const codeOf = codesIn({ class: words.reason })

/** The class in the administration, as its owner has it. */
async function editor({ stage, classId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('teacher')
  if (!page.url().includes('/admin')) await page.goto('/admin#/classes')
  return [page, await open(page, `/classes/${classId ?? 'new'}`, '.editor')]
}

/**
 * Stores another state or revision, with times that are in order, so that the page that is opened then is an old one.
 * The answer sets it right.
 */
async function shownAs(scene: Scene, { value, context }: ClassSnapshot, state: ManagedClassState, revision: number) {
  if (value === state && context.revision === revision) return () => Promise.resolve()
  const { db } = scene
  const id = scene.classId ?? ''
  const columns = ['state', 'revision', 'snapshot', 'opens_at', 'closes_at', 'starts_at', 'ends_at'] as const
  const stored = await db.selectFrom('class').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  const had: ClassContext = { ...context, revision }
  const opensAt = stored.starts_at - 2 * HOUR
  await db
    .updateTable('class')
    .set({
      state,
      revision,
      snapshot: JSON.stringify({ status: 'active', value: state, context: had, historyValue: {}, children: {} }),
      opens_at: opensAt,
      closes_at: opensAt + HOUR,
      ends_at: stored.starts_at + HOUR,
    })
    .where('id', '=', id)
    .execute()
  let isSet = false
  return async () => {
    if (isSet) return
    isSet = true
    await db.updateTable('class').set(stored).where('id', '=', id).execute()
  }
}

/** What the editor or a toast says of what was sent: the refusal's code; null: done. */
async function outcomeOf(page: Page, shown: Locator, send: () => Promise<void>): Promise<string | null> {
  const toasts = await freshToasts(page)
  await send()
  const bar = shown.locator('.editor-bar')
  const wrong = bar.getByRole('alert')
  const stale = page.getByRole('alertdialog')
  await wrong.or(stale).or(toasts).first().waitFor()
  if ((await stale.count()) > 0) {
    await stale.getByRole('button', { name: recordWords.stale.reload, exact: true }).click()
    await stale.waitFor({ state: 'detached' })
    return 'record.stale'
  }
  return (await wrong.count()) === 0 ? null : codeOf(await saidIn(bar))
}

/** Goes to the list; what was written and refused is given up. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '/classes'))
  const asked = page.getByRole('dialog').getByRole('button', { name: administration.leaving.leave, exact: true })
  const list = page.locator('main[data-address="/classes"]')
  await asked.or(list).first().waitFor()
  if ((await asked.count()) > 0) await asked.click()
  await list.waitFor()
}

const minuteLater = async (field: Locator): Promise<string> =>
  lightFormat(addMinutes(parseISO(await field.inputValue()), 1), "yyyy-MM-dd'T'HH:mm")

/** Writes what makes a class have this flaw; null: anything that is in order. */
async function write(scene: Scene, shown: Locator, flaw: Flaw | null): Promise<void> {
  const named = (name: string) => shown.getByLabel(name, { exact: true })
  const begins = await named(managed.startsAt).inputValue()
  if (flaw === 'hasTexts') {
    await shown.getByRole('tab', { name: '简体中文' }).click()
    await shown.getByRole('textbox', { name: managed.name, exact: true }).fill(' ')
  } else if (flaw === 'lacksDepartments') await named(managed.audience).selectOption('departments')
  else if (flaw === 'isForward') await named(managed.endsAt).fill(begins)
  else if (flaw === 'closesInTime') await named(managed.closesAt).fill('9998-01-01T00:00')
  else if (flaw === 'holdsLessons') await named(managed.endsAt).fill(await minuteLater(named(managed.endsAt)))
  else if (flaw === 'fits') await named(managed.capacity).fill('1')
  else {
    scene.saves += 1
    await named(managed.requiredHours).fill(String(scene.saves))
  }
}

async function save(scene: Scene, { revision, facts }: Event<'save'>, before: ClassSnapshot): Promise<string | null> {
  const flaw = flawIn(facts)
  if (before.context.revision === 0) return begin(scene, flaw)
  const { value } = before
  const isShut = value === 'discarded'
  const setRight = await shownAs(scene, before, isShut ? 'draft' : value, revision)
  try {
    return await withFlaw(scene, flaw === 'holdsLessons' ? flaw : null, async () => {
      const [page, shown] = await editor(scene)
      const word = value === 'announced' ? LL.saveLive : LL.save
      if (value !== 'closed') await write(scene, shown, flaw)
      const send = shown.getByRole('button', { name: word, exact: true })
      return sentOrLeft(page, async () => {
        const because = await closedBecause(page, shown, word)
        if (because !== null) return codeOf(because)
        await setRight()
        return outcomeOf(page, shown, () => send.click())
      })
    })
  } finally {
    await setRight()
  }
}

/** Sends what was written; what was refused is given up, so that nothing keeps the page. */
async function sentOrLeft(page: Page, send: () => Promise<string | null>): Promise<string | null> {
  const refusal = await send()
  if (refusal !== null) await leave(page)
  return refusal
}

/** A new class, which has a name once it is in order. */
async function begin(scene: Scene, flaw: Flaw | null): Promise<string | null> {
  const [page, shown] = await editor(scene)
  await shown.getByRole('tab', { name: '简体中文' }).click()
  await shown.getByRole('textbox', { name: managed.name, exact: true }).fill(scene.name)
  await write(scene, shown, flaw)
  const send = shown.getByRole('button', { name: LL.save, exact: true })
  const refusal = await sentOrLeft(page, async () => {
    const because = await closedBecause(page, shown, LL.save)
    return because === null ? outcomeOf(page, shown, () => send.click()) : codeOf(because)
  })
  if (refusal !== null) return refusal
  const row = await scene.db.selectFrom('class').select('id').where('name', '=', scene.name).executeTakeFirstOrThrow()
  scene.classId = row.id
  await fill(scene)
  return refusal
}

/** In which state a command is offered, and what it is called there. */
const offered = {
  announce: { state: 'draft', word: managed.command.announce },
  close: { state: 'announced', word: managed.command.close },
  reopen: { state: 'closed', word: managed.command.reopen },
  discard: { state: 'draft', word: LL.discard },
} as const

/** Where it is not offered, it is sent by a page that was opened before. */
async function tell(scene: Scene, { type, revision }: Told, before: ClassSnapshot): Promise<string | null> {
  const { state, word } = offered[type]
  const setRight = await shownAs(scene, before, state, revision)
  try {
    const [page, shown] = await editor(scene)
    const because = await closedBecause(page, shown, word)
    if (because !== null) return codeOf(because)
    await shown.getByRole('button', { name: word, exact: true }).click()
    await setRight()
    const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    return await outcomeOf(page, shown, () => confirm.getByRole('button', { name: word, exact: true }).click())
  } finally {
    await setRight()
  }
}

const announce = (scene: Scene, event: Event<'announce'>, before: ClassSnapshot) =>
  withFlaw(scene, flawIn(event.facts), () => tell(scene, event, before))

/** At the times of the facts, to the millisecond. */
async function close(scene: Scene, event: Event<'close'>, before: ClassSnapshot): Promise<string | null> {
  if (before.value === 'announced') {
    const { startsAt, endsAt } = timesOf(scene, event.facts)
    const columns = { starts_at: startsAt, ends_at: endsAt }
    await scene.db
      .updateTable('class')
      .set(columns)
      .where('id', '=', scene.classId ?? '')
      .execute()
  }
  return tell(scene, event, before)
}

/** [CLASS-03] A learner of the class is shown it once it is announced, and that it is over when it was closed. */
const looks =
  (isReadable: boolean) =>
  async (scene: Scene, { value, context }: ClassSnapshot) => {
    if (scene.classId === null) return assert.equal(context.revision, 0)
    const page = await scene.stage.person('learner')
    const main = await open(page, `/class/class-detail?classID=${scene.classId}`, '*')
    const terms = words.terms.standard
    if (!isReadable) return main.getByText(terms.missingTitle).waitFor()
    await main.getByRole('heading', { name: scene.name }).waitFor()
    if (value === 'closed') await main.locator('.class-state').getByText(terms.state.ended, { exact: true }).waitFor()
  }

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<ClassEvent>>> = {
  ...unknownToOutsiders,
  'naming owner or teachers without being its owner': {
    reason: 'Who may not name another owner or further teachers is offered no choice of one.',
    needs: (event) => event.type === 'save' && !event.facts.keepsStaff,
  },
  'a save with somebody who is not there': {
    reason: 'People are chosen among those who are there.',
    needs: (event) => event.type === 'save' && !event.facts.knowsParts,
  },
  'handing a class over': {
    reason: 'The screen stays with who can no longer run the class; it is walked over HTTP.',
    needs: (event) => event.type === 'save' && event.facts.changesOwner,
  },
}

export default layerModel<typeof classLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: (stage, path) => {
    const { db, now } = stage.portal
    return Promise.resolve({ ...setClass(db, now, path), stage, saves: 0 })
  },
  end: clearClass,
  sends: { save, announce, close, reopen: tell, discard: tell, adopt },
  shows: { draft: looks(false), announced: looks(true), closed: looks(true), discarded: looks(false) },
})
