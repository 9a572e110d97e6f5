import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

import type { HomeworkState } from '#api/homework/homework.contract.ts'
import handInWords from '#i18n/homework/hand-in/en-US.ts'
import managed from '#i18n/homework/managed-task/en-US.ts'
import words from '#i18n/homework/en-US.ts'
import recordWords from '#i18n/record/en-US.ts'
import {
  REMARK_LIMIT,
  type HomeworkContext,
  type HomeworkEvent,
  type homeworkLifecycle,
  type HomeworkSnapshot,
} from '#machines/homework/homework.lifecycle.ts'

import { closedBecause, codesIn, freshToasts, open, outcomeOf } from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import {
  beyondCalls,
  clearTask,
  isNew,
  setTask,
  taskNameOf,
  underFacts,
  type HomeworkSetting,
} from './homework-setting.ts'

type Event<Type> = Extract<HomeworkEvent, { readonly type: Type }>
type Review = Event<'approve' | 'reject' | 'reopen'>

interface Scene extends HomeworkSetting {
  readonly stage: BrowserStage
  /** The last remark; empty: none. */
  remark: string
  /** The revision that has last been looked at; −1: none. */
  seen: number
}

const codeOf = codesIn({ homework: words.reason, handIn: handInWords.reason })
const form = handInWords.form

/**
 * Shows a page as it was before something has happened elsewhere: the stored homework is another until the page has
 * been opened. The answer sets it right.
 */
async function shownAs(
  { db, taskId }: Scene,
  { value, context }: HomeworkSnapshot,
  shown: { readonly value: HomeworkState; readonly revision: number },
): Promise<() => Promise<void>> {
  const write = async (state: HomeworkState, kept: HomeworkContext): Promise<void> => {
    const snapshot = { status: 'active', value: state, context: kept, historyValue: {}, children: {} }
    await db
      .updateTable('homework')
      .set({ state, revision: kept.revision, snapshot: JSON.stringify(snapshot) })
      .where('task_id', '=', taskId)
      .execute()
  }
  if (shown.value === value && shown.revision === context.revision) return () => Promise.resolve()
  await write(shown.value, { ...context, revision: shown.revision })
  return () => write(value, context)
}

const setTakesText = ({ db, taskId }: Scene, takes: boolean) =>
  db
    .updateTable('task')
    .set({ takes_text: takes ? 1 : 0 })
    .where('id', '=', taskId)
    .execute()

/** The learner's page of the task. */
async function ownPage({ stage, taskId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('learner')
  return [page, await open(page, `/homework?taskID=${taskId}`, 'article.record')]
}

/** The form, as it is without what an earlier step has left on the device. */
async function blankForm(page: Page, shown: Locator, word: string): Promise<Locator> {
  await shown.getByRole('button', { name: word, exact: true }).first().click()
  const written = page.locator('form.hand-in')
  await written.waitFor()
  const left = written.getByRole('button', { name: recordWords.kept.throwAway, exact: true })
  if ((await left.count()) > 0) {
    await left.click()
    if ((await written.count()) === 0) await shown.getByRole('button', { name: word, exact: true }).first().click()
    await written.waitFor()
  }
  const remove = written.getByRole('button', { name: form.remove.replace('{name}', '') })
  while ((await remove.count()) > 0) await remove.first().click()
  return written
}

/** Takes the learner's file away, each time that it is about to be handed in: it is sent once more by itself. */
async function withoutFile({ db, taskId }: Scene, page: Page, run: () => Promise<string | null>) {
  const handingIn = '**/api-homework/portal/homework/*/hand-in'
  await page.route(handingIn, async (route) => {
    await db.updateTable('file').set({ uploaded_by: null }).where('name', '=', `${taskId}.txt`).execute()
    await route.continue()
  })
  try {
    return await run()
  } finally {
    await page.unroute(handingIn)
  }
}

/** [HOMEWORK-01, HOMEWORK-03] A page that is older than what has happened since says that it has changed. */
const handIn = (scene: Scene, { facts, revision }: Event<'handIn'>, before: HomeworkSnapshot) =>
  underFacts(scene, facts, async () => {
    const setRight = await shownAs(scene, before, { value: before.value, revision })
    // Of another kind than the task takes: it took it when the page was opened.
    if (!facts.fitsTask) await setTakesText(scene, true)
    try {
      const [page, shown] = await ownPage(scene)
      const word = { notSubmitted: form.heading, submitted: form.replace }[before.value as string] ?? form.headingAgain
      const because = await closedBecause(page, shown.locator('.record-actions'), word)
      if (because !== null) return codeOf(because)
      const written = await blankForm(page, shown, word)
      await written.getByRole('textbox').fill(facts.hasContent ? `Handed in after ${before.context.revision}` : '')
      const send = async (): Promise<string | null> => {
        const toasts = await freshToasts(page)
        await written.getByRole('button', { name: form.submit, exact: true }).click()
        const done = toasts.getByText(form.done, { exact: true })
        const wrong = written.locator('[role=alert]:not(:empty)')
        await wrong.or(done).first().waitFor()
        if ((await done.count()) > 0) return null
        const said = await wrong.first().innerText()
        return said.includes(form.changed) ? 'record.stale' : codeOf(said)
      }
      await setRight()
      if (!facts.fitsTask) await setTakesText(scene, false)
      if (facts.knowsFiles) return await send()
      await written
        .locator('input[type=file]')
        .setInputFiles({ name: `${scene.taskId}.txt`, mimeType: 'text/plain', buffer: Buffer.from('v = 1.2 m/s') })
      await written.locator('.upload-row[data-kind=kept]').waitFor()
      return await withoutFile(scene, page, send)
    } finally {
      await setRight()
    }
  })

const homeworkOf = async ({ db, taskId }: Scene): Promise<string> =>
  (await db.selectFrom('homework').select('id').where('task_id', '=', taskId).executeTakeFirstOrThrow()).id

/** A criterion that is there when the page is opened, and on which a mark is given. */
const CRITERION = 'Method'
async function withCriterion({ db, taskId }: Scene) {
  const of = { task_id: taskId, criterion_id: 'method' }
  await db
    .insertInto('task_criterion')
    .values({ ...of, position: 0, points: 5 })
    .execute()
  await db
    .insertInto('task_criterion_text')
    .values({ ...of, language: 'zh_CN', name: CRITERION })
    .execute()
  return async () => {
    await db.deleteFrom('task_criterion').where('task_id', '=', taskId).execute()
  }
}

/** [HOMEWORK-02] By its reviewer. What does not wait any more, or was never approved, on a page from before. */
const reviews = (scene: Scene, event: Review, before: HomeworkSnapshot) =>
  underFacts(scene, event.facts, async () => {
    const { type, reason, revision } = event
    const isOffered = (before.value === 'approved') === (type === 'reopen')
    const value = isOffered ? before.value : type === 'reopen' ? 'approved' : 'submitted'
    const setRight = await shownAs(scene, before, { value, revision })
    const isUnfit = 'fitsRubric' in event.facts && !event.facts.fitsRubric
    const removeCriterion = isUnfit ? await withCriterion(scene) : () => Promise.resolve()
    try {
      const page = await scene.stage.person('teacher')
      if (!page.url().includes('/admin')) await page.goto('/admin#/desk')
      const address = `/tasks/${scene.taskId}?homework=${await homeworkOf(scene)}`
      const shown = await open(page, address, '.editor')
      const word = words.action[type]
      const because = await closedBecause(page, shown.locator('.record-actions'), word)
      if (because !== null) return codeOf(because)
      if (isUnfit) await shown.getByRole('spinbutton', { name: new RegExp(CRITERION) }).fill('3')
      await shown.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      // Wrong words are told before they are sent, also on a page from before: there, right ones go.
      await dialog.locator('textarea').fill(isOffered || !hasWrongRemark(event) ? reason : 'Please look again.')
      await setRight()
      await removeCriterion()
      const outcome = await outcomeOf(page, dialog, { send: word, done: managed.review.done[type] }, codeOf)
      if (outcome === null) scene.remark = reason.replaceAll('\u200B', '')
      return outcome
    } finally {
      await setRight()
      await removeCriterion()
    }
  })

/** [HOMEWORK-02] Learner and reviewer see how it stands once per revision, and what was said of it last. */
const looks =
  (state: HomeworkState) =>
  async (scene: Scene, { context }: HomeworkSnapshot) => {
    if (scene.seen === context.revision) return
    scene.seen = context.revision
    const [, shown] = await ownPage(scene)
    await shown.locator('header').getByText(handInWords.state[state], { exact: true }).waitFor()
    assert.equal(await shown.locator('.version-row').count(), context.versions)
    if (context.versions === 0) return
    const isReviewed = state !== 'submitted'
    const quoted = shown.locator('.version-row').first().locator('.version-remark')
    if (isReviewed && scene.remark !== '' && state === 'approved')
      assert.equal((await quoted.innerText()).trim(), scene.remark)
    if (!isReviewed) assert.equal(await quoted.count(), 0)
    const page = await scene.stage.person('teacher')
    if (!page.url().includes('/admin')) await page.goto('/admin#/desk')
    const list = await open(page, `/tasks/${scene.taskId}?view=hand-ins`, '.document-row')
    await list.getByText(managed.states[state], { exact: true }).waitFor()
    await page.getByRole('heading', { name: taskNameOf(scene.taskId) }).waitFor()
  }

const hasWrongRemark = ({ type, reason }: Review): boolean =>
  reason.length > REMARK_LIMIT || (type !== 'approve' && reason.replaceAll('\u200B', '') === '')
const isReview = (event: HomeworkEvent): event is Review => event.type !== 'handIn'

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<HomeworkEvent>>> = {
  ...beyondCalls,
  'a review of the own homework': {
    reason: 'A learner is not let into the administration, where homework is reviewed.',
    needs: (event) => isReview(event) && event.facts.isOwner,
  },
  'a hand-in on a page that is older than the first one': {
    reason: 'Before the first hand-in there is nothing that a page could be behind.',
    needs: (event, context) => event.type === 'handIn' && event.revision < 0 && isNew(context),
  },
  'nothing, handed in on a page of before': {
    reason: 'The form tells that there is nothing before it sends anything.',
    needs: (event, context) =>
      event.type === 'handIn' && !event.facts.hasContent && event.revision !== (context as HomeworkContext).revision,
  },
  'a remark that is missing or too long beside something else that is refused': {
    reason: 'The dialog tells what is wrong with the words before it sends them.',
    needs: (event, context) =>
      isReview(event) &&
      hasWrongRemark(event) &&
      (event.revision !== (context as HomeworkContext).revision ||
        ('fitsRubric' in event.facts && !event.facts.fitsRubric)),
  },
}

export default layerModel<typeof homeworkLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage) => ({ ...(await setTask(stage.portal.db, stage.portal)), stage, remark: '', seen: -1 }),
  end: clearTask,
  sends: { handIn, approve: reviews, reject: reviews, reopen: reviews },
  shows: {
    notSubmitted: looks('notSubmitted'),
    submitted: looks('submitted'),
    notApproved: looks('notApproved'),
    approved: looks('approved'),
  },
})
