import { defaultLanguage } from '#i18n/locales.ts'
import type { QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { Database } from '#server/database/open.ts'
import { submit } from '#server/questionnaire/answering/submit.ts'

import { putLearners } from '#tests/class/registration-scene.ts'

const usual = {
  subject: null,
  style: 'plain',
  isRequired: false,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
} as const
const words = (stem: string, ...options: string[]) => [{ language: 'zh_CN', stem, options }]
export const OPTIONS = ['a', 'b', 'c'] as const

/** With a question of each kind; the tests begin on 2 March 2026, an hour before it closes. */
export const opinions: QuestionnaireDocument = {
  kind: 'questionnaire',
  texts: [{ language: 'zh_CN', name: '意见', about: '' }],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-02 09:00:00',
  audience: 'all',
  departmentCodes: [],
  classID: null,
  personIDs: [],
  isAnonymous: true,
  mayChange: false,
  isTemplate: false,
  showsResults: 'answered',
  remindsDays: null,
  questions: [
    { ...usual, questionID: 'one', kind: 'single', options: [...OPTIONS], texts: words('一', '甲', '乙', '=丙') },
    {
      ...usual,
      questionID: 'scale',
      kind: 'single',
      style: 'scale',
      options: [...OPTIONS],
      texts: words('二', '低', '', '高'),
    },
    {
      ...usual,
      questionID: 'rank',
      kind: 'multiple',
      style: 'rank',
      options: [...OPTIONS],
      texts: words('三', '甲', '乙', '丙'),
    },
    { ...usual, questionID: 'text', kind: 'short', options: [], texts: words('四') },
  ],
}

/** Learners of a department, who need not sign in. */
export async function putDepartment(db: Database, code: string | null, count: number): Promise<string[]> {
  const ids = await putLearners(db, count)
  await db.updateTable('user').set({ department_code: code }).where('id', 'in', ids).execute()
  return ids
}

/** By question; of a question of its own, the option that is chosen. */
type Given = Readonly<Record<string, string | readonly string[]>>

/** One submits as a page of theirs would. */
export async function submitAs(
  { db, clock }: { readonly db: Database; readonly clock: { now(): Date } },
  questionnaireID: string,
  userId: string,
  given: Given,
): Promise<void> {
  const { form_version: formVersion, is_anonymous: isAnonymous } = await db
    .selectFrom('questionnaire')
    .select(['form_version', 'is_anonymous'])
    .where('id', '=', questionnaireID)
    .executeTakeFirstOrThrow()
  const token = `token of ${userId}`
  if (isAnonymous === 0)
    await db
      .insertInto('questionnaire_sheet')
      .values({ questionnaire_id: questionnaireID, learner_id: userId, token, device: 'a', written_at: 0, sequence: 0 })
      .execute()
  const answers = Object.entries(given).map(([questionID, answer]) => ({
    questionID,
    answer: questionID === 'text' ? { chosen: [], text: String(answer) } : { chosen: [answer].flat(), text: '' },
  }))
  await submit(
    { db, effects: { dispatch: () => undefined } },
    { questionnaireID, formVersion, token, answers },
    { sender: { userId, roles: ['learner'] }, language: defaultLanguage, now: clock.now() },
  )
}
