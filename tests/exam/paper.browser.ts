import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright'

import { getPaper, handInPaper, saveAnswers, takeOverPaper, type Paper } from '#api/exam/paper.contract.ts'
import { CODE_SUCCESS } from '#api/kit/envelope.ts'
import { problemOf } from '#api/kit/problem.ts'
import words from '#i18n/exam/paper/en-US.ts'
import base from '#i18n/base/en-US.ts'
import { remainingOf, type KeptPaper, type PaperContext, type PaperEvent } from '#machines/paper/paper-context.ts'
import type { PaperFlow } from '#machines/paper/paper.flow.ts'
import type { Sheet } from '#machines/paper/sheet.ts'

import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import { keepOnDevice } from './kept-on-device.ts'

type Event<Type> = Extract<PaperEvent, { readonly type: Type }>
const calls = { loadPaper: getPaper, takeOver: takeOverPaper, save: saveAnswers, handIn: handInPaper } as const
type Service = keyof typeof calls

/** What the page has asked for and nobody has answered yet. */
type Held = Map<Service, Route>
interface Scene {
  readonly page: Page
  readonly paperID: string
  readonly held: Held
  /** Milliseconds by the page's clock since the paper was shown. */
  passed: number
}
interface Tab {
  readonly page: Page
  readonly held: Held
}

/**
 * A page of its own for all paths: its network is in the model's hand, and so is its clock, from the moment on when the
 * portal is there. The wall clock and the monotonic one go alike.
 */
const tabs = new WeakMap<BrowserStage, Promise<Tab>>()
async function openTab({ portal: { visit } }: BrowserStage): Promise<Tab> {
  const { page } = await visit()
  await signInAs(page, 'learner')
  const held: Held = new Map()
  await page.route('**/api-exam/portal/paper/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const service = serviceAt(route.request().method(), pathname)
    // What nobody waits for any more.
    void held
      .get(service)
      ?.abort()
      .catch(() => undefined)
    held.set(service, route)
  })
  // The code of the paper is there before the network is cut.
  await page.evaluate(() => (location.hash = '/paper?paperID=none'))
  await page.locator('.paper-alone').waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  return { page, held }
}

function serviceAt(method: string, pathname: string): Service {
  const found = Object.entries(calls).find(
    ([, call]) => call.method === method && pathname.endsWith(call.path.split('{paperID}')[1] ?? ''),
  )
  return (found?.[0] ?? assert.fail(`${method} ${pathname}`)) as Service
}

/** Waits until the page asks. */
async function asked({ held }: Pick<Scene, 'held'>, service: Service): Promise<Route> {
  for (let tries = 0; tries < 400; tries += 1) {
    const route = held.get(service)
    if (route !== undefined) return route
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return assert.fail(`${service} is not asked for`)
}

type Outcome = { readonly kind: 'done'; readonly output: unknown } | { readonly kind: 'error'; readonly error: unknown }

/** The network brings what the model says: the server's answer, its refusal, or nothing. */
async function answer(scene: Scene, service: Service, outcome: Outcome, data: unknown): Promise<null> {
  const route = await asked(scene, service)
  scene.held.delete(service)
  if (outcome.kind === 'done') await route.fulfill({ json: { code: CODE_SUCCESS, message: '', data } })
  else {
    const failed = problemOf(outcome.error)
    if (failed.kind !== 'refused') await route.abort('internetdisconnected')
    else
      await route.fulfill({ json: { code: failed.code, message: failed.message, reason: failed.reason, data: null } })
  }
  return null
}

/** Also behind a dialog. */
const heading = ({ page }: Scene, name: string): Locator =>
  page.getByRole('heading', { name, exact: true, includeHidden: true })
const dialog = ({ page }: Scene, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Whether something is there, or comes; whether it is not, or goes. */
const is = (place: Locator, isThere: boolean): Promise<void> =>
  place.first().waitFor({ state: isThere ? 'visible' : 'hidden' })

/** By pointer; what a dialog lies over was pressed in the moment before. */
async function press({ page }: Scene, place: Locator): Promise<null> {
  if ((await page.getByRole('dialog').count()) > 0)
    await place.evaluate((element) => (element instanceof HTMLElement ? element.click() : undefined))
  else await place.click()
  return null
}
const pressIn = async (place: Locator, name: string): Promise<null> => {
  await place.getByRole('button', { name, exact: true }).click()
  return null
}
const button = ({ page }: Scene, name: string): Locator =>
  page.getByRole('button', { name, exact: true, includeHidden: true })

/** Opens the paper, as what was kept on this device has left it. */
async function open({ page, held, paperID }: Omit<Scene, 'passed'>, kept: KeptPaper | null): Promise<void> {
  await page.evaluate(() => (location.hash = '/index'))
  await page.locator('main[data-address="/index"]').waitFor()
  held.clear()
  await keepOnDevice(page, kept === null ? null : { ...kept, paperID })
  await page.evaluate((id) => (location.hash = `/paper?paperID=${id}`), paperID)
  await asked({ held }, 'loadPaper')
}

async function network({ page }: Scene, isOnline: boolean): Promise<null> {
  await page.evaluate((is) => {
    Object.defineProperty(navigator, 'onLine', { value: is, configurable: true })
    window.dispatchEvent(new Event(is ? 'online' : 'offline'))
  }, isOnline)
  return null
}

async function clock(scene: Scene, { now }: Event<'clock.ticked'>): Promise<null> {
  await scene.page.clock.fastForward(now - scene.passed)
  scene.passed = now
  return null
}

/** Another question, by the map. */
const choose = (scene: Scene, { questionID }: Event<'question.chosen'>): Promise<null> =>
  press(scene, scene.page.locator('.paper-cell').nth(Number(questionID.slice(1)) - 1))

async function drop(scene: Scene): Promise<null> {
  const keep = scene.page.getByRole('dialog').getByRole('button', { name: words.handIn.keep, exact: true })
  if ((await keep.count()) > 0) await keep.click()
  else await scene.page.keyboard.press('Escape')
  return null
}

/** Of this tab, as the model has them. */
const mayWrite = (context: PaperContext): boolean =>
  context.token !== null && !context.isHandingIn && remainingOf(context) > 0

const beyond: Readonly<Record<string, Beyond<PaperEvent>>> = {
  'what questionnaires alone have': {
    reason: 'A paper does not change, and one that is handed in stays so.',
    needs: ({ type }) => type === 'change.noticed' || type === 'reopening.requested',
  },
  'what is not offered': {
    reason: 'The map names the questions of the paper alone; fields and the hand-in are closed to who does not write.',
    needs: (event, found) => {
      const context = found as PaperContext
      if (event.type === 'question.chosen') return event.questionID === 'unknown'
      if (event.type === 'mark.toggled') return context.current !== event.questionID
      return (event.type === 'answer.given' || event.type === 'handIn.requested') && !mayWrite(context)
    },
  },
  'time that passes while something waits for it': {
    reason: 'The clock does not pass over a save or a repetition that is due before.',
    needs: ({ type }, found) => {
      const { waiting, tries } = found as PaperContext
      return type === 'clock.ticked' && (waiting.length > 0 || tries > 0)
    },
  },
  'a device that stops keeping answers': {
    reason: 'No browser loses its store at a given moment; what is said then is tested on the pure machine.',
    needs: ({ type }) => type === 'store.failed',
  },
}

/** As the server sends it. */
const paperOf = ({ name, standing, questions, answers, ...sheet }: Sheet, paperID: string): Paper => ({
  paperID,
  examID: 'e1',
  examName: name,
  state: standing === 'open' ? 'inProgress' : 'marking',
  attempt: 1,
  questions: questions.map(({ form: _form, marks, ...question }) => ({ ...question, marks: marks ?? 0 })),
  answers: [...answers],
  sequence: sheet.sequence,
  remaining: sheet.remaining,
  minutes: sheet.minutes,
  isOneWay: sheet.isOneWay,
  token: sheet.token,
  otherWriterAt: sheet.otherWriterAt,
})

const never = (): Promise<never> => assert.fail('Nobody sees it, and nobody sends it.')

export default layerModel<PaperFlow, BrowserStage>()<Scene>({
  beyond,
  withoutOutcomes: {
    store: 'No browser loses its store at a given moment; what is said then is tested on the pure machine.',
    clock: 'There is no browser without a clock.',
    network: 'There is no browser that does not tell of its network.',
    renewPaper: 'What is asked on a paper does not change; questionnaires have a page of their own.',
  },
  begin: async (stage, _, { paperID, isOnline }) => {
    const tab = tabs.get(stage) ?? openTab(stage)
    tabs.set(stage, tab)
    const scene = { ...(await tab), paperID, passed: 0 }
    await network(scene, isOnline)
    await open(scene, null)
    return scene
  },
  end: async ({ page, held }) => {
    for (const route of held.values()) await route.abort().catch(() => undefined)
    held.clear()
    await page.evaluate(() => (location.hash = '/index'))
    await page.locator('main[data-address="/index"]').waitFor()
  },
  answers: {
    loadPaper: async (scene, outcome) => {
      const { paperID } = scene
      if (outcome.kind === 'done' && outcome.output.kept !== null) await open(scene, outcome.output.kept)
      const paper = outcome.kind === 'done' ? paperOf(outcome.output.paper, paperID) : null
      await answer(scene, 'loadPaper', outcome, paper)
      scene.passed = 0
    },
    takeOver: async (scene, outcome) => {
      const paper = outcome.kind === 'done' ? paperOf(outcome.output.paper, scene.paperID) : null
      await answer(scene, 'takeOver', outcome, paper)
    },
    save: async (scene, outcome) => {
      const { sequence, remaining } = outcome.kind === 'done' ? outcome.output : { sequence: 0, remaining: 0 }
      await answer(scene, 'save', outcome, { sequence, remaining })
    },
    handIn: async (scene, outcome) => {
      await answer(scene, 'handIn', outcome, { paperID: scene.paperID, state: 'marking' })
    },
  },
  waits: async (scene, milliseconds) => {
    await scene.page.clock.runFor(milliseconds)
    scene.passed += milliseconds
  },
  sends: {
    'retry.requested': ({ page }) => pressIn(page.getByRole('main'), base.portal.retry),
    'question.chosen': choose,
    'leaving.confirmed': (scene) => pressIn(dialog(scene, words.leaving.title), words.leaving.leave),
    'leaving.dropped': (scene) => pressIn(dialog(scene, words.leaving.title), words.leaving.stay),
    'answer.given': (scene, { answer: { chosen } }) =>
      press(scene, scene.page.locator('.paper-option input').nth(chosen[0] === 'a' ? 0 : 1)),
    'mark.toggled': (scene) => press(scene, button(scene, words.mark)),
    'save.requested': (scene) => press(scene, button(scene, words.saving.now)),
    'takeOver.requested': (scene) => press(scene, button(scene, words.elsewhere.here)),
    'handIn.requested': (scene) => press(scene, scene.page.locator('.paper-hand-in')),
    'handIn.confirmed': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^(${words.handIn.open}|${words.handIn.again})$`) })
        .click()
        .then(() => null),
    'handIn.dropped': drop,
    'change.noticed': never,
    'reopening.requested': never,
    'clock.ticked': clock,
    'network.lost': (scene) => network(scene, false),
    'network.returned': (scene) => network(scene, true),
    'store.failed': never,
    'answer.taken': never,
    'writer.lost': never,
    'writer.gained': never,
    'time.ended': never,
    'handIn.begun': never,
    'handIn.ended': never,
  },
  shows: {
    loading: async (scene) => {
      await asked(scene, 'loadPaper')
      await is(scene.page.locator('.paper'), false)
    },
    missing: (scene) => is(heading(scene, words.missing), true),
    forbidden: (scene) => is(heading(scene, base.problem.forbiddenHeading), true),
    failed: (scene) => is(heading(scene, base.problem.failedHeading), true),
    found: never,
    notOpen: never,
    renewing: (scene) => is(scene.page.locator('.paper'), false),
    delivering: async (scene) => {
      await asked(scene, 'save')
      await is(scene.page.locator('.paper'), false)
    },
    shown: async (scene, { context }) => {
      await is(scene.page.locator('.paper'), true)
      const number = context.paper?.questions.findIndex(({ questionID }) => questionID === context.current) ?? 0
      const told = words.of.replace('{number}', String(number + 1)).replace('{count}', '3')
      await is(scene.page.locator('.paper-number').getByText(told, { exact: true }), true)
      // [ERROR-18] What is not stored is said to be not stored, beside each question.
      const expected = context.paper?.questions.map(({ questionID }) =>
        context.waiting.some((one) => one.questionID === questionID)
          ? 'unsaved'
          : context.left.includes(questionID)
            ? 'left'
            : (context.answers[questionID]?.chosen.length ?? 0) > 0
              ? 'answered'
              : 'open',
      )
      for (const [index, standing] of (expected ?? []).entries()) {
        const standingSo = scene.page.locator(`[data-standing=${standing}]`)
        await scene.page.locator('.paper-cell').nth(index).and(standingSo).waitFor()
      }
      const open = scene.page.locator(mayAnswer(context) ? ':enabled' : ':disabled')
      await scene.page.locator('.paper-option input').first().and(open).waitFor()
    },
    'shown.answering': () => Promise.resolve(),
    'shown.answering.showing': (scene) => is(dialog(scene, words.leaving.title), false),
    'shown.answering.warned': (scene) => is(dialog(scene, words.leaving.title), true),
    'shown.answering.refused': ({ page }) => is(page.getByText(words.leaving.refused), true),
    'shown.clock': () => Promise.resolve(),
    'shown.clock.running': ({ page }) => is(page.locator('.paper-clock:not([data-moment=up])'), true),
    'shown.clock.up': ({ page }) => is(page.locator('.paper-clock[data-moment=up]'), true),
    'shown.saving': () => Promise.resolve(),
    'shown.saving.deciding': never,
    'shown.saving.onDevice': never,
    // Nothing is said to be saved before there is anything.
    'shown.saving.saved': ({ page }, { context }) =>
      is(
        page.getByText(words.saving.saved, { exact: true }),
        context.saved > 0 || Object.keys(context.answers).length > 0,
      ),
    'shown.saving.gathering': ({ page }) => is(page.getByText(words.saving.gathering, { exact: true }), true),
    'shown.saving.saving': async (scene) => {
      await asked(scene, 'save')
      await is(scene.page.getByText(words.saving.saving, { exact: true }), true)
    },
    'shown.saving.failed': (scene) => is(heading(scene, words.saving.failed), true),
    'shown.saving.refused': (scene) => is(heading(scene, words.saving.refused), true),
    'shown.saving.stopped': ({ page }) => is(page.getByText(words.saving.saved, { exact: true }), false),
    'shown.saving.held': ({ page }) => is(page.getByText(words.saving.saved, { exact: true }), false),
    'shown.connection': () => Promise.resolve(),
    'shown.connection.deciding': never,
    'shown.connection.online': async (scene) => {
      await is(heading(scene, words.elsewhere.title), false)
      await is(scene.page.getByText(words.offline), false)
    },
    'shown.connection.offline': ({ page }) => is(page.getByText(words.offline), true),
    'shown.connection.elsewhere': (scene) => is(heading(scene, words.elsewhere.title), true),
    'shown.connection.takingOver': async (scene) => {
      await asked(scene, 'takeOver')
      await is(heading(scene, words.elsewhere.title), true)
    },
    'shown.handIn': () => Promise.resolve(),
    'shown.handIn.none': async (scene) => {
      await is(dialog(scene, words.handIn.title), false)
      await is(dialog(scene, words.handIn.failed), false)
    },
    'shown.handIn.lacking': never,
    'shown.handIn.asking': (scene) => is(dialog(scene, words.handIn.title), true),
    'shown.handIn.handingIn': async (scene) => {
      await asked(scene, 'handIn')
    },
    'shown.handIn.failed': (scene) => is(dialog(scene, words.handIn.failed), true),
    handedIn: (scene) => is(heading(scene, words.handedIn.title), true),
    over: (scene) => is(heading(scene, words.over.title), true),
  },
})

/** Whether the shown question takes an answer. */
const mayAnswer = (context: PaperContext): boolean => mayWrite(context) && !context.left.includes(context.current)
