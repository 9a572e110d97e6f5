import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

import type { RegistrationState } from '#api/class/registration.contract.ts'
import administration from '#i18n/administration/en-US.ts'
import words from '#i18n/class/en-US.ts'
import managed from '#i18n/class/managed-class/en-US.ts'
import { default as registration } from '#i18n/class/registration/en-US.ts'
import type {
  registrationLifecycle,
  RegistrationContext,
  RegistrationEvent,
  RegistrationFacts,
  RegistrationSnapshot,
} from '#machines/class/registration.lifecycle.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { registrationKind } from '#server/class/registration/kind.ts'
import { sendWithin } from '#server/commands/door.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import {
  actionIn,
  closedBecause,
  codesIn,
  freshToasts,
  open,
  outcomeOf,
  wrongIn,
} from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import { putMembers } from './members.ts'
import {
  clearRegistration,
  fillUp,
  NEIGHBOUR,
  setRegistration,
  underFacts,
  unknownToOutsiders,
  type RegistrationSetting,
} from './registration-setting.ts'

interface Scene extends RegistrationSetting {
  readonly stage: BrowserStage
  /** The revision that the learner has last seen; −1: none. */
  seen: number
  /** The page on which the learner has just done something, which shows what has come of it; null: none. */
  own: Locator | null
}
type Event<Type> = Extract<RegistrationEvent, { readonly type: Type }>
type Decision = Event<'approve' | 'decline' | 'takeOut'>

const texts = words.registration
const codeOf = codesIn({ registration: registration.reason })
const learner = demoAccounts.find(({ name }) => name === 'learner')?.originalName ?? ''

interface Stored {
  readonly value: RegistrationState
  readonly revision: number
}

/**
 * Shows a page as it was before something has happened elsewhere: the stored registration is another until the page
 * has been opened. The answer sets it right.
 */
async function shownAs({ db, classId }: Scene, { value, context }: RegistrationSnapshot, shown: Stored) {
  const write = (state: RegistrationState, { revision, ...rest }: RegistrationContext): Promise<unknown> =>
    db
      .updateTable('registration')
      .set({
        state,
        revision,
        snapshot: JSON.stringify({
          status: 'active',
          value: state,
          context: { revision, ...rest },
          historyValue: {},
          children: {},
        }),
      })
      .where('class_id', '=', classId)
      .where('learner_id', '=', userId('learner'))
      .execute()
  if (shown.value === value && shown.revision === context.revision) return () => Promise.resolve()
  await write(shown.value, { ...context, revision: shown.revision })
  return async () => {
    await write(value, context)
  }
}

/** The learner's page of the class, with the registration on it. */
async function ownPage({ stage, classId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('learner')
  const shown = await open(page, `/class/class-detail?classID=${classId}`, 'article.record')
  return [page, shown]
}

/** The word by which the page calls an action, of those that it may have. */
const wordOf = (shown: Locator, words: readonly string[]): Promise<string> =>
  Promise.any(
    words.map(async (word) => {
      await actionIn(shown, word).waitFor()
      return word
    }),
  )
const { registered, underReview, waiting } = texts.done
/** What a toast says of a request, by what has come of it. */
const isTaken = new RegExp(
  [registered, underReview, waiting].map((text) => text.replaceAll('.', '\\.').replace('{place}', '.+')).join('|'),
)

/** [REG-01, REG-05] Who has a place already, sends it from a tab that was opened before. */
const register = (scene: Scene, { facts, revision }: Event<'register'>, before: RegistrationSnapshot) =>
  underFacts(scene, facts, async () => {
    const isOpen = before.hasTag('pending') || before.hasTag('granted')
    const setRight = await shownAs(scene, before, { value: isOpen ? 'withdrawn' : before.value, revision })
    try {
      const [page, shown] = await ownPage(scene)
      const { register: first, again, joinLine } = texts.action
      const word = await wordOf(shown, [first, again, joinLine])
      const because = await closedBecause(page, shown, word)
      if (because !== null) return codeOf(because)
      await shown.getByRole('button', { name: word, exact: true }).click()
      await setRight()
      const refusal = await outcomeOf(
        page,
        page.getByRole('dialog'),
        { send: word === joinLine ? joinLine : first, done: isTaken },
        codeOf,
      )
      scene.own = refusal === null ? shown : null
      return refusal
    } finally {
      await setRight()
    }
  })

/** [REG-06] Who has no place any more, sends it from a tab that was opened before. */
const withdraw = (scene: Scene, { facts, revision, reason }: Event<'withdraw'>, before: RegistrationSnapshot) =>
  underFacts(scene, facts, async () => {
    const value = ['underReview', 'waiting', 'registered'].includes(before.value) ? before.value : 'registered'
    const setRight = await shownAs(scene, before, { value, revision })
    try {
      const [page, shown] = await ownPage(scene)
      const word = await wordOf(shown, [texts.action.withdraw, texts.action.giveUp, texts.action.leaveLine])
      const because = await closedBecause(page, shown, word)
      if (because !== null) return codeOf(because)
      await shown.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('textarea').fill(reason)
      await setRight()
      const refusal = await outcomeOf(page, dialog, { send: word, done: texts.done.withdraw }, codeOf)
      scene.own = refusal === null ? shown : null
      return refusal
    } finally {
      await setRight()
    }
  })

/** Answers an invitation; who has none, from a tab that was opened before. */
const answer = (scene: Scene, event: Event<'accept' | 'turnDown'>, before: RegistrationSnapshot) =>
  underFacts(scene, event.facts, async () => {
    const { type, revision } = event
    const setRight = await shownAs(scene, before, { value: 'invited', revision })
    try {
      const [page, shown] = await ownPage(scene)
      const word = await wordOf(
        shown,
        type === 'accept' ? [texts.action.accept, texts.action.joinLine] : [texts.action.turnDown],
      )
      const because = await closedBecause(page, shown, word)
      if (because !== null) return codeOf(because)
      await shown.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      if ('reason' in event) await dialog.locator('textarea').fill(event.reason)
      await setRight()
      const refusal = await outcomeOf(
        page,
        dialog,
        { send: word, done: type === 'accept' ? isTaken : texts.done.turnDown },
        codeOf,
      )
      scene.own = refusal === null ? shown : null
      return refusal
    } finally {
      await setRight()
    }
  })

/** The learners of the class in the administration. */
async function members({ stage, classId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('headmaster')
  if (!page.url().includes('/admin')) await page.goto('/admin#/classes')
  return [page, await open(page, `/classes/${classId}?tab=members`, '.managed-class-row')]
}

/** What becomes of what was sent to one of several: a toast that says so, or the refusal, in the dialog or after it. */
async function oneDone(page: Page, send: () => Promise<void>): Promise<string | null> {
  const toasts = await freshToasts(page)
  await send()
  const done = toasts.getByText(managed.decided.replace('{count}', '1'), { exact: true })
  const dialog = page.getByRole('dialog')
  const refused = dialog.locator('.outcome-why').or(wrongIn(dialog))
  await refused.or(done).first().waitFor()
  return (await refused.count()) === 0 ? null : codeOf(await refused.first().innerText())
}

/** Beside the learner's name where it is offered, else for whoever is ticked. */
const decide = (scene: Scene, event: Decision, before: RegistrationSnapshot) =>
  underFacts(scene, event.facts, async () => {
    const { type, revision } = event
    const setRight = await shownAs(scene, before, { value: before.value, revision })
    try {
      const [page, rows] = await members(scene)
      const row = rows.filter({ hasText: learner })
      await row.waitFor()
      const word = managed.decision[type]
      const isOffered = (await actionIn(row, word).count()) > 0
      if (!isOffered) await row.getByRole('checkbox').check()
      const offered = isOffered ? row : page.getByRole('group', { name: managed.bulk })
      const because = await closedBecause(page, offered, word)
      if (because !== null) return codeOf(because)
      await offered.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      if ('reason' in event) await dialog.locator('textarea').fill(event.reason)
      await setRight()
      return await oneDone(page, () => dialog.getByRole('button', { name: word, exact: true }).click())
    } finally {
      await setRight()
    }
  })

const putIn = (scene: Scene, { facts }: Event<'putIn'>) =>
  underFacts(scene, facts, async () => {
    const [page] = await members(scene)
    await page.getByRole('button', { name: managed.putIn, exact: true }).click()
    const people = page.getByRole('dialog')
    await people.getByRole('searchbox').fill('learner')
    await people.getByRole('searchbox').press('Enter')
    const choice = people.getByRole('button', { name: administration.editors.choose.replace('{name}', learner) })
    return oneDone(page, () => choice.click())
  })

/** The neighbour gives the last place up. */
async function placeFreed(scene: Scene): Promise<null> {
  await fillUp(scene)
  const { db, clock, classId } = scene
  const { id } = await db
    .selectFrom('registration')
    .select('id')
    .where('class_id', '=', classId)
    .where('learner_id', '=', userId(NEIGHBOUR))
    .executeTakeFirstOrThrow()
  const sent = { type: 'withdraw', revision: 1, reason: 'Other plans' } as const
  const sender = { userId: userId(NEIGHBOUR), roles: ['learner'] } as const
  await db.transaction().execute((trx) => sendWithin(trx, registrationKind, { id, sent, sender, now: clock.now() }))
  return null
}

/** The effects are carried out by the portal itself. */
const ends = (scene: Scene, { facts }: { readonly facts: RegistrationFacts }) =>
  underFacts(scene, facts, async () => {
    const fails = (reason: unknown) => assert.fail(String(reason))
    const doorway = { db: scene.db, effects: { dispatch: () => undefined }, logger: { error: fails } }
    await endWindows(doorway, scene.clock.now())
    return null
  })

async function adopt({ db, classId }: Scene): Promise<null> {
  await putMembers(db, [{ user_id: userId('learner'), class_id: classId }])
  return null
}

/** [REG-04] The learner views the registration once per revision; only who is in the class is shown its members. */
const looks =
  (state: RegistrationState) =>
  async (scene: Scene, { context }: RegistrationSnapshot) => {
    if (scene.seen === context.revision) return
    const [page, shown] = await ownPage(scene)
    await shown.locator('header').getByText(texts.state[state], { exact: true }).waitFor()
    if (context.reason !== '') await shown.locator('.facts').getByText(context.reason, { exact: true }).waitFor()
    const tab = page.getByRole('main').getByRole('link', { name: words.tabs.members, exact: true })
    await tab.waitFor({ state: state === 'registered' ? 'visible' : 'detached' })
    scene.seen = context.revision
  }

/** What no screen lets anybody do. */
const isNew = (context: unknown): boolean => (context as RegistrationContext).revision === 0

const notOnScreens: Readonly<Record<string, Beyond<RegistrationEvent>>> = {
  ...unknownToOutsiders,
  'asking whether one may enter': {
    reason: 'The screens of a class do not ask: they offer what only participants see to participants alone.',
    needs: (event) => event.type === 'enter',
  },
  'a withdrawal for somebody else': {
    reason: 'One withdraws, or answers, on the page of the class, which has the own registration only.',
    needs: (event) =>
      (event.type === 'withdraw' || event.type === 'accept' || event.type === 'turnDown') && !event.facts.isLearner,
  },
  'a decision by somebody who does not run the class, or on oneself': {
    reason: 'The learners of a class are shown to those who run it; a learner is not let into the administration.',
    needs: (event) =>
      ['approve', 'decline', 'takeOut', 'putIn'].includes(event.type) &&
      'facts' in event &&
      (event.facts.isLearner || !event.facts.isStaff),
  },
  'a registration for a class that is not there': {
    reason: 'The page of a class is there for those whom it is open to, and once it is announced.',
    needs: (event, context) =>
      (event.type === 'accept' && !event.facts.isAnnounced) ||
      (event.type === 'register' &&
        (!event.facts.isAnnounced || (!event.facts.isInvited && (context as RegistrationContext).revision === 0))),
  },
  'registering by a page that is older than the first request': {
    reason: 'Before the first request there is nothing that a page could be behind.',
    needs: (event, context) => event.type === 'register' && event.revision < 0 && isNew(context),
  },
  'putting in by an old page': {
    reason: 'People are put in by their names, whatever has become of them meanwhile.',
    needs: (event, context) => event.type === 'putIn' && event.revision !== (context as RegistrationContext).revision,
  },
}

export default layerModel<typeof registrationLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage, path) => ({
    ...(await setRegistration(stage.portal.db, stage.portal, path)),
    stage,
    seen: -1,
    own: null,
  }),
  end: clearRegistration,
  sends: {
    register,
    withdraw,
    accept: answer,
    turnDown: answer,
    approve: decide,
    decline: decide,
    putIn,
    takeOut: decide,
    enter: () => assert.fail('No screen asks'),
    placeFreed,
    windowEnded: ends,
    classEnded: ends,
    adopt,
  },
  shows: {
    unregistered: looks('unregistered'),
    invited: looks('invited'),
    underReview: looks('underReview'),
    waiting: looks('waiting'),
    registered: looks('registered'),
    declined: looks('declined'),
    withdrawn: looks('withdrawn'),
  },
})
