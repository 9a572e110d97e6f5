import type { Locator, Page } from 'playwright'

import type { AttendanceState } from '#api/timetable/timetable.contract.ts'
import agenda from '#i18n/agenda/en-US.ts'
import words from '#i18n/timetable/en-US.ts'
import type {
  AttendanceContext,
  AttendanceEvent,
  attendanceLifecycle,
  AttendanceSnapshot,
} from '#machines/timetable/attendance.lifecycle.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'

import { putMembers, removeMembers } from '#tests/class/members.ts'
import {
  closedBecause,
  codesIn,
  freshToasts,
  leaveDialog,
  open,
  recordWords,
  saidIn,
  wrongIn,
} from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import {
  approvalRefusal,
  approving,
  arriving,
  atTime,
  clearLesson,
  ending,
  setLesson,
  unknownToOutsiders,
  type AttendanceSetting,
} from './attendance-setting.ts'

interface Scene extends AttendanceSetting {
  readonly stage: BrowserStage
  /** The revision that the learner has last seen; −1: none. */
  seen: number
  /** The learner has just checked in, and the page shows what has come of it. */
  isOpen: boolean
}
type Event<Type> = Extract<AttendanceEvent, { readonly type: Type }>
type Correcting = Event<'markPresent' | 'markAbsent' | 'excuse'>

const codeOf = codesIn({ timetable: words.reason, agenda: agenda.reason })
const learner = demoAccounts.find(({ name }) => name === 'learner')?.originalName ?? ''
const targets = { markPresent: 'present', markAbsent: 'absent', excuse: 'excused' } as const

/** What all that is said of a change in the meantime begins with. */
const hasChanged = recordWords.changed.slice(0, recordWords.changed.indexOf('.') + 1)

/** A digit is no number, so that it is not sent, and shows the form as a scanned code does. */
const UNFINISHED = '0'

/** The right number is scanned, which leads to the page and is sent at once; any other is typed. */
const arrive = (scene: Scene, { facts }: Event<'checkIn'>) =>
  arriving(scene, { ...facts, isRegistered: true }, async (code) => {
    const { db, stage, classId, lessonId } = scene
    const member = { class_id: classId, user_id: userId('learner') }
    const page = await stage.person('learner')
    const toasts = await freshToasts(page)
    const isScanned = facts.code === 'right' && facts.isRegistered
    const address = `/lesson?lessonID=${lessonId}&code=${isScanned ? code : UNFINISHED}`
    if (isScanned) await open(page, address, '.facts')
    else {
      const form = await open(page, address, '.check-in')
      await form.getByLabel(words.checkIn.number).fill(code)
      // Has been taken out since the page was opened.
      if (!facts.isRegistered) await removeMembers(db, member)
      await form.getByRole('button', { name: words.checkIn.open, exact: true }).click()
    }
    const wrong = page.locator('main .check-in-note[data-problem=true]')
    const toast = toasts.getByText(words.checkIn.done, { exact: true })
    await wrong.or(toast).first().waitFor()
    const refusal = (await wrong.count()) === 0 ? null : codeOf(await wrong.innerText())
    if (!facts.isRegistered) await putMembers(db, [member])
    scene.isOpen = refusal === null
    return refusal
  })

/** Stores another state and revision, so that the page that is opened then is an old one. */
async function store({ db, lessonId }: Scene, state: AttendanceState, context: AttendanceContext): Promise<void> {
  const { revision } = context
  const snapshot = JSON.stringify({ status: 'active', value: state, context, historyValue: {}, children: {} })
  await db
    .updateTable('attendance')
    .set({ state, revision, snapshot })
    .where('lesson_id', '=', lessonId)
    .where('learner_id', '=', userId('learner'))
    .execute()
}

/** An old page shows a state from which everything is open. */
const correct = (scene: Scene, { type, revision, reason, facts }: Correcting, { value, context }: AttendanceSnapshot) =>
  atTime(scene, facts.now, async () => {
    const { stage, lessonId } = scene
    const isOld = revision !== context.revision
    if (isOld) await store(scene, 'late', { ...context, revision })
    try {
      const page = await stage.person('teacher')
      const rows = await open(page, `/lesson?lessonID=${lessonId}`, '.attendance-row')
      const row = rows.filter({ hasText: learner })
      await row.getByRole('button', { name: words.attendance.change.replace('{learner}', learner) }).click()
      const word = words.state[targets[type]]
      const because = await closedBecause(page, row, word)
      if (because !== null) return codeOf(because)
      await row.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('textarea').fill(reason)
      if (isOld) await store(scene, value, context)
      return await outcomeOf(page, dialog, word)
    } finally {
      if (isOld) await store(scene, value, context)
    }
  })

/**
 * What the dialog, the row or the toast says of what was sent: the refusal's code; null: done. The dialog of what is
 * not possible any more is gone.
 */
async function outcomeOf(page: Page, dialog: Locator, send: string): Promise<string | null> {
  const toasts = await freshToasts(page)
  await dialog.getByRole('button', { name: send, exact: true }).click()
  const wrong = wrongIn(dialog)
  const changed = page.locator('.attendance-row').getByText(recordWords.changed)
  const toast = toasts.getByText(words.attendance.done, { exact: true })
  // Read at once: what a refusal says first may be gone as soon as the record is read again.
  const said = await wrong.or(changed).or(toast).first().innerText()
  if (said.includes(words.attendance.done)) return null
  if (said.includes(hasChanged)) {
    const kept = dialog.getByText(recordWords.stillOpen)
    await changed.or(kept).first().waitFor()
    if ((await kept.count()) > 0) await leaveDialog(dialog)
    return 'record.stale'
  }
  const refusal = await saidIn(dialog)
  await leaveDialog(dialog)
  return codeOf(refusal)
}

const lessonEnded = (scene: Scene, { facts }: Event<'lessonEnded'>) =>
  ending(scene, facts, async () => {
    await settleLessons({ db: scene.db, effects: { dispatch: () => undefined } }, scene.clock.now())
    return null
  })

async function leaveApproved(scene: Scene, { facts }: Event<'leaveApproved'>, before: AttendanceSnapshot) {
  await approving(scene, facts)
  return approvalRefusal(before, facts)
}

/** The learner reads it once per revision. */
const looks =
  (state: AttendanceState) =>
  async (scene: Scene, { context }: AttendanceSnapshot) => {
    if (scene.seen === context.revision) return
    const page = await scene.stage.person('learner')
    const facts = scene.isOpen
      ? page.locator('main .fact')
      : await open(page, `/lesson?lessonID=${scene.lessonId}`, '.fact')
    scene.isOpen = false
    await facts.filter({ hasText: words.mine }).getByText(words.state[state], { exact: true }).waitFor()
    scene.seen = context.revision
  }

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<AttendanceEvent>>> = {
  ...unknownToOutsiders,
  'a correction of one’s own attendance': {
    reason: 'The list of who attends a lesson is shown to those who teach it.',
    needs: ({ facts }) => 'isOwn' in facts && facts.isOwn,
  },
  'a correction by a page that is older than the first change': {
    reason: 'Before the first change there is nothing older to be seen.',
    needs: (event, context) =>
      'revision' in event && (context as AttendanceContext).revision === 0 && event.revision !== 0,
  },
}

export default layerModel<typeof attendanceLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage) => ({ ...(await setLesson(stage.portal.db, stage.portal)), stage, seen: -1, isOpen: false }),
  end: clearLesson,
  sends: { checkIn: arrive, markPresent: correct, markAbsent: correct, excuse: correct, lessonEnded, leaveApproved },
  shows: {
    expected: looks('expected'),
    present: looks('present'),
    late: looks('late'),
    absent: looks('absent'),
    excused: looks('excused'),
  },
})
