import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright'

import type { ResponseState } from '#api/questionnaire/answering.contract.ts'
import paper from '#i18n/exam/paper/en-US.ts'
import list from '#i18n/questionnaire/questionnaire-list/en-US.ts'
import sheet from '#i18n/questionnaire/questionnaire-sheet/en-US.ts'
import words from '#i18n/questionnaire/en-US.ts'
import type {
  ResponseContext,
  ResponseEvent,
  ResponseFacts,
  responseLifecycle,
  ResponseSnapshot,
  SheetFacts,
} from '#machines/questionnaire/response.lifecycle.ts'
import { userId } from '#server/demo/ids.ts'
import { endResponses } from '#server/questionnaire/answering/end-responses.ts'

import { keepOnDevice } from '#tests/exam/kept-on-device.ts'
import { codesIn, open, recordWords } from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { close, reopen, settingOf, underFacts, unknownToOutsiders, type ResponseSetting } from './response-setting.ts'
import { OPTIONS, putVote } from './votes-scene.ts'

type Event<Type> = Extract<ResponseEvent, { readonly type: Type }>

interface Scene extends ResponseSetting {
  readonly stage: BrowserStage
  /** The place of the option that is stored of the draft, or was submitted; null: none that anybody sees. */
  stored: number | null
}

const codeOf = codesIn({ questionnaire: words.reason })
const learner = userId('learner')
const listAddress = '/usercenter/questionnaire'
const sheetAddress = ({ questionnaireId }: ResponseSetting): string =>
  `/questionnairepaper?questionnaireID=${questionnaireId}`

const responseOf = ({ db, questionnaireId }: Scene) =>
  db
    .updateTable('questionnaire_response')
    .where('questionnaire_id', '=', questionnaireId)
    .where('learner_id', '=', learner)
const questionOf = ({ db, questionnaireId }: Scene) =>
  db.updateTable('questionnaire_question').where('questionnaire_id', '=', questionnaireId)
const writerOf = ({ db, questionnaireId }: Scene) =>
  db
    .updateTable('questionnaire_sheet')
    .where('questionnaire_id', '=', questionnaireId)
    .where('learner_id', '=', learner)

/**
 * Shows a page as it was before something has happened elsewhere: what is stored is another until the page has been
 * opened. The answer sets it right.
 */
async function shownAs(
  scene: Scene,
  { value, context }: ResponseSnapshot,
  shown: { readonly value: ResponseState; readonly revision: number },
): Promise<() => Promise<void>> {
  const write = async (state: ResponseState, kept: ResponseContext): Promise<void> => {
    const snapshot = { status: 'active', value: state, context: kept, historyValue: {}, children: {} }
    await responseOf(scene)
      .set({ state, revision: kept.revision, snapshot: JSON.stringify(snapshot) })
      .execute()
  }
  if (shown.value === value && shown.revision === context.revision) return () => Promise.resolve()
  await write(shown.value, { ...context, revision: shown.revision })
  return () => write(value, context)
}

/** Whoever writes it for the server. */
const writer = ({ db, questionnaireId }: Scene) =>
  db
    .selectFrom('questionnaire_sheet')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_sheet.questionnaire_id')
    .select(['device', 'token', 'sequence', 'form_version as version'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('learner_id', '=', learner)
    .executeTakeFirst()

/** The row of the learner's list, away from the page on which it is answered. */
async function ownRow({ stage }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('learner')
  const rows = await open(page, listAddress, '.response-row')
  return [page, rows.filter({ hasText: '去哪里' })]
}

/** The page on which it is answered, as its writer or not, without what an earlier step has left on the device. */
async function ownPage(scene: Scene, { isWriter = true } = {}): Promise<Page> {
  const [page] = await ownRow(scene)
  const known = isWriter ? await writer(scene) : undefined
  const nothing = { staysOnDevice: false, saved: 0, waiting: [], stored: {}, marked: [], current: '' }
  const kept = { kind: 'questionnaire', paperID: scene.questionnaireId, device: '', version: 0, ...nothing } as const
  await keepOnDevice(
    page,
    known === undefined || known.device === '' ? null : { ...kept, device: known.device, version: known.version },
  )
  const shown = await open(page, sheetAddress(scene), '.sheet, .sheet-alone .face')
  await shown.first().waitFor()
  return page
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const option = (page: Page, place: number): Locator => page.getByRole('radio').nth(place)
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true })
const elsewhere = (page: Page): Locator => page.locator('.paper-notice').filter({ hasText: sheet.elsewhere.title })

/** What has become of a sheet, each with the refusal that leads to it. */
const becomes = (page: Page) => ({
  'questionnaire.closed': heading(page, sheet.over.title),
  'questionnaire.alreadySubmitted': heading(page, sheet.already.title),
  'questionnaire.incomplete': heading(page, sheet.lacking.title),
  'questionnaire.changed': page.getByText(sheet.changed, { exact: true }),
})
/** The same of one that was its writer. */
const ofWriter = (page: Page) => ({
  ...becomes(page),
  'questionnaire.anotherWriter': elsewhere(page).filter({ hasText: sheet.elsewhere.text }),
})
/** Reasons in their own words, where the sheet stays as it is. */
const reasons = (page: Page): Locator =>
  page
    .locator('.paper-notice[data-kind=error]')
    .filter({ has: heading(page, paper.saving.refused) })
    .or(elsewhere(page).filter({ hasNotText: sheet.elsewhere.text }))
    .or(page.getByRole('dialog').getByRole('alert'))

/** What the page says of what was sent: the refusal's code; null: `done` is there, and none of that. */
async function outcomeOf(page: Page, done: Locator, known: Readonly<Record<string, Locator>>): Promise<string | null> {
  const told = reasons(page)
  const refused = Object.values(known).reduce((one, other) => one.or(other))
  await done.or(told).or(refused).first().waitFor()
  for (const [code, face] of Object.entries(known)) {
    if ((await face.count()) === 0) continue
    // What has become anonymous says so, beside that it has changed.
    const isAnonymous = (await page.getByText(sheet.anonymous, { exact: true }).count()) > 0
    return code === 'questionnaire.changed' && isAnonymous ? 'questionnaire.staysOnDevice' : code
  }
  return (await done.count()) > 0 ? null : codeOf(await told.first().innerText())
}

/** While nothing goes by itself: what has been answered is sent with all the rest, or not at all. */
const holdDrafts = async (page: Page): Promise<() => Promise<void>> => {
  const drafts = '**/api-questionnaire/portal/questionnaire/*/draft'
  const held: Route[] = []
  await page.route(drafts, (route) => void held.push(route))
  return async () => {
    for (const route of held) await route.abort()
    await page.unroute(drafts)
  }
}

/** What is asked becomes something else: no answer given before is one to it. */
async function askOtherwise(scene: Scene, options: readonly string[]): Promise<void> {
  await questionOf(scene)
    .set({ options: JSON.stringify(options) })
    .execute()
  await scene.db
    .updateTable('questionnaire')
    .set(({ eb }) => ({ form_version: eb('form_version', '+', 1) }))
    .where('id', '=', scene.questionnaireId)
    .execute()
}

const another = { device: 'another', token: 'another' } as const
/** Of one that was answered before the learner began to look at it, or is answered in another tab from now on. */
async function writtenByAnother(scene: Scene, sequence: number): Promise<() => Promise<void>> {
  const before = await writer(scene)
  const { db, questionnaireId } = scene
  const row = { questionnaire_id: questionnaireId, learner_id: learner, ...another, sequence, written_at: 0 }
  await db
    .insertInto('questionnaire_sheet')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'questionnaire_id']).doUpdateSet({ ...another, sequence }),
    )
    .execute()
  return async () => {
    await writerOf(scene)
      .set({ sequence: before?.sequence ?? 0 })
      .execute()
    // What was not taken over is this page's again.
    if (before !== undefined) {
      const { device, token } = before
      await writerOf(scene).set({ device, token }).where('device', '=', another.device).execute()
    } else
      await db
        .deleteFrom('questionnaire_sheet')
        .where('questionnaire_id', '=', questionnaireId)
        .where('device', '=', another.device)
        .execute()
  }
}

const isOpen = ({ value }: ResponseSnapshot): boolean => value === 'notTaken' || value === 'draft'

/** How it is when it is opened: under names, to be changed, and written here, unless told otherwise. */
interface Opening {
  readonly isAnonymous?: boolean
  readonly mayChange?: boolean
  readonly isWriter?: boolean
}

/** Opens the sheet as it was while it could be answered, and does something with it once the facts are true. */
async function onSheet(
  scene: Scene,
  before: ResponseSnapshot,
  facts: ResponseFacts & Partial<Pick<SheetFacts, 'isCurrent' | 'isWriter'>>,
  { isWriter = true, isAnonymous = false, mayChange = true }: Opening,
  act: (page: Page) => Promise<string | null>,
): Promise<string | null> {
  const value = isOpen(before) ? before.value : 'draft'
  const setRight = await shownAs(scene, before, { value, revision: before.context.revision })
  const asBefore: (() => Promise<void>)[] = [setRight]
  try {
    const inOrder = { ...facts, now: START.getTime(), isMeant: true, isWithdrawn: false, isAnonymous, mayChange }
    if (!isWriter) asBefore.push(await writtenByAnother(scene, (await writer(scene))?.sequence || 1))
    const page = await underFacts(scene, inOrder, () => ownPage(scene, { isWriter: isWriter && !isAnonymous }))
    await setRight()
    if (facts.isWriter === false) asBefore.push(await writtenByAnother(scene, (await writer(scene))?.sequence ?? 0))
    if (facts.isCurrent === false) {
      await askOtherwise(
        scene,
        OPTIONS.map((id) => `${id}2`),
      )
      asBefore.push(() => askOtherwise(scene, OPTIONS))
    }
    return await underFacts(scene, facts, async () => {
      try {
        return await act(page)
      } finally {
        await ownRow(scene)
      }
    })
  } finally {
    for (const undo of asBefore.toReversed()) await undo()
  }
}

const save = (scene: Scene, { facts }: Event<'save'>, before: ResponseSnapshot) =>
  onSheet(scene, before, facts, {}, async (page) => {
    const place = scene.stored === 0 ? 1 : 0
    await Promise.all([page.waitForResponse('**/questionnaire/*/draft'), option(page, place).check()])
    const outcome = await outcomeOf(page, page.getByText(paper.saving.saved, { exact: true }), ofWriter(page))
    if (outcome === null) scene.stored = place
    return outcome
  })

const takeOver = (scene: Scene, { facts }: Event<'takeOver'>, before: ResponseSnapshot) =>
  onSheet(scene, before, facts, { isWriter: false }, async (page) => {
    assert.equal(await option(page, 0).isEnabled(), false)
    await button(elsewhere(page), paper.elsewhere.here).click()
    return outcomeOf(page, page.locator('.sheet-submit:enabled'), becomes(page))
  })

async function submit(scene: Scene, { facts }: Event<'submit'>, before: ResponseSnapshot): Promise<string | null> {
  const { isComplete, isAnonymous, mayChange } = facts
  // What is missing is told before anything is sent: where more is wrong, nothing was missing when it was opened.
  const hasNeededNone = !isComplete && !isOpen(before)
  if (hasNeededNone) await questionOf(scene).set({ is_required: 0 }).execute()
  const release = await holdDrafts(await scene.stage.person('learner'))
  try {
    return await onSheet(scene, before, facts, { isAnonymous, mayChange }, async (page) => {
      if (hasNeededNone) await questionOf(scene).set({ is_required: 1 }).execute()
      const isAnswered = (await page.locator('.paper-option[data-chosen=true]').count()) > 0
      if (isComplete && !isAnswered) await option(page, 0).check()
      if (!isComplete && isAnswered) await button(page, paper.clear).click()
      const place = (await option(page, 1).isChecked()) ? 1 : 0
      await button(page, sheet.submit.open).click()
      const asked = page.getByRole('dialog')
      const lacking = becomes(page)['questionnaire.incomplete']
      await asked.or(lacking).first().waitFor()
      if ((await lacking.count()) > 0) return 'questionnaire.incomplete'
      await asked
        .getByText(isAnonymous ? sheet.submit.anonymous : mayChange ? sheet.submit.changeable : sheet.submit.final)
        .waitFor()
      await button(asked, sheet.submit.open).click()
      const done = page.getByText(isAnonymous ? sheet.submitted.anonymous : sheet.submitted.text, { exact: true })
      const outcome = await outcomeOf(page, done, ofWriter(page))
      if (outcome === null) scene.stored = place
      return outcome
    })
  } finally {
    await release()
    if (hasNeededNone) await questionOf(scene).set({ is_required: 1 }).execute()
  }
}

async function change(
  scene: Scene,
  { facts, revision }: Event<'change'>,
  before: ResponseSnapshot,
): Promise<string | null> {
  const setRight = await shownAs(scene, before, { value: 'submitted', revision })
  try {
    const page = await ownPage(scene)
    await setRight()
    return await underFacts(scene, facts, async () => {
      await button(page, sheet.change.open).click()
      const asked = page.getByRole('dialog', { name: sheet.change.title })
      await button(asked, sheet.change.open).click()
      const wrong = asked.getByRole('alert')
      await wrong.or(page.locator('.sheet')).first().waitFor()
      const said = (await wrong.count()) > 0 ? await wrong.innerText() : null
      await ownRow(scene)
      return said === null ? null : said.includes(recordWords.stillOpen) ? 'record.stale' : codeOf(said)
    })
  } finally {
    await setRight()
  }
}

/** The effects are carried out by the portal itself. */
async function windowEnded(scene: Scene): Promise<null> {
  const fails = (reason: unknown) => assert.fail(String(reason))
  await close(scene)
  const door = { db: scene.db, effects: { dispatch: () => undefined }, logger: { error: fails } }
  await endResponses(door, scene.clock.now())
  await reopen(scene)
  return null
}

/** What the learner's list says and offers in each state. */
const offered: Readonly<Record<ResponseState, string>> = {
  notTaken: list.action.answer,
  draft: list.action.goOn,
  submitted: list.action.change,
  completed: words.reason.alreadySubmitted,
  finished: words.reason.closed,
}

/** [QUEST-03] The learner sees how it stands: in the list, and where it is answered, with the answer that is stored. */
const looks =
  (state: ResponseState) =>
  async (scene: Scene, { context }: ResponseSnapshot) => {
    const [, row] = await ownRow(scene)
    await row.getByText(list.state[state], { exact: true }).waitFor()
    await row.getByText(offered[state], { exact: true }).waitFor()
    const page = await ownPage(scene)
    const isAnswered = state === 'notTaken' || state === 'draft'
    const title = isAnswered ? '去哪里' : context.submissions > 0 ? sheet.already.title : sheet.over.title
    await heading(page, title).waitFor()
    assert.equal(await page.locator('.sheet').count(), isAnswered ? 1 : 0)
    assert.equal(await button(page, sheet.change.open).count(), state === 'submitted' ? 1 : 0)
    if (!isAnswered) return
    const chosen = await page.locator('.paper-option').evaluateAll((all) => all.map((one) => one.dataset.chosen))
    assert.deepEqual(
      chosen,
      OPTIONS.map((_, place) => String(state === 'draft' && place === scene.stored)),
    )
  }

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<ResponseEvent>>> = {
  ...unknownToOutsiders,
  'a change of what was never submitted': {
    reason: 'No page has ever offered it: it is offered once answers have been submitted, and they stay so.',
    needs: ({ type }, context) => type === 'change' && (context as ResponseContext).submissions === 0,
  },
}

export default layerModel<typeof responseLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage) => {
    const { db } = stage.portal
    const asked = { kind: 'questionnaire', audience: 'people', shows_results: 'never' } as const
    const setting = settingOf(db, stage.portal, await putVote(db, asked))
    await reopen(setting)
    // From then on there is a store on the device.
    const page = await stage.person('learner')
    await open(page, sheetAddress(setting), '.sheet')
    return { ...setting, stage, stored: null }
  },
  end: async ({ db, questionnaireId }) => {
    await removeNotices(db, questionnaireId)
    await db.deleteFrom('questionnaire').where('id', '=', questionnaireId).execute()
  },
  sends: { save, takeOver, submit, change, windowEnded },
  shows: {
    notTaken: looks('notTaken'),
    draft: looks('draft'),
    submitted: looks('submitted'),
    completed: looks('completed'),
    finished: looks('finished'),
  },
})
