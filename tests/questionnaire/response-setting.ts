import type { QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ResponseContext, ResponseEvent, ResponseFacts } from '#machines/questionnaire/response.lifecycle.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'

import type { Beyond } from '#tests/kit/models/paths.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The questionnaire of a single path. */
export interface ResponseSetting {
  readonly db: Database
  readonly clock: Clock
  readonly questionnaireId: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
}

/** One question for the learner alone, which has to be answered. */
export const askedOfLearner = (clock: Clock): QuestionnaireDocument => ({
  kind: 'questionnaire',
  texts: [{ language: 'zh_CN', name: '意见', about: '' }],
  opensAt: timeText(clock.now().getTime() - HOUR),
  closesAt: timeText(clock.now().getTime() + HOUR),
  audience: 'people',
  departmentCodes: [],
  classID: null,
  personIDs: [userId('learner')],
  isAnonymous: false,
  mayChange: true,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: null,
  questions: [
    {
      questionID: 'one',
      kind: 'single',
      style: 'plain',
      options: ['yes', 'no'],
      isRequired: true,
      least: null,
      most: null,
      condition: null,
      startsPage: false,
      subject: null,
      texts: [{ language: 'zh_CN', stem: '一', options: ['是', '否'] }],
    },
  ],
})

export const settingOf = (db: Database, clock: Clock, questionnaireId: string): ResponseSetting => ({
  db,
  clock,
  questionnaireId,
  shift: clock.now().getTime() - START.getTime(),
})

const row = ({ db, questionnaireId }: ResponseSetting) =>
  db.updateTable('questionnaire').where('id', '=', questionnaireId)

/** Open, under names, for the learner. */
export async function reopen(setting: ResponseSetting): Promise<void> {
  const at = setting.clock.now().getTime()
  await row(setting)
    .set({ opens_at: at - HOUR, closes_at: at + HOUR, is_anonymous: 0, may_change: 1, state: 'published' })
    .execute()
  await setting.db
    .insertInto('questionnaire_person')
    .values({ questionnaire_id: setting.questionnaireId, user_id: userId('learner') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** It closes now. */
export const close = (setting: ResponseSetting) =>
  row(setting).set({ closes_at: setting.clock.now().getTime() }).execute()

/** Makes the facts true, moves the clock to them, runs, and moves it back: sessions end by the clock. */
export async function underFacts<Result>(
  setting: ResponseSetting,
  facts: ResponseFacts,
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, clock, shift, questionnaireId } = setting
  await row(setting)
    .set({
      opens_at: facts.opensAt + shift,
      closes_at: facts.closesAt + shift,
      is_anonymous: facts.isAnonymous ? 1 : 0,
      may_change: facts.mayChange ? 1 : 0,
      state: facts.isWithdrawn ? 'withdrawn' : 'published',
    })
    .execute()
  if (!facts.isMeant && !facts.isWithdrawn)
    await db.deleteFrom('questionnaire_person').where('questionnaire_id', '=', questionnaireId).execute()
  const wait = facts.now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    return await run()
  } finally {
    clock.pass(-wait)
    await reopen(setting)
  }
}

/** Before anything of the learner is stored. */
const isNew = (context: unknown): boolean => (context as ResponseContext).revision === 0

/** What neither calls nor the clock can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<ResponseEvent>>> = {
  'what somebody else does with it': {
    reason: 'Everybody answers for oneself: no call names another learner.',
    needs: ({ facts }) => 'isLearner' in facts && !facts.isLearner,
  },
  'a questionnaire that asks others': {
    reason: 'Whom it does not ask does not learn that there is one, until something of theirs is stored.',
    needs: ({ facts }, context) => 'isMeant' in facts && !facts.isMeant && !facts.isWithdrawn && isNew(context),
  },
  'an end before anything is stored': {
    reason: 'There is nothing to be ended: what has closed is shown as finished.',
    needs: ({ type }, context) => type === 'windowEnded' && isNew(context),
  },
  'an end that has not come': {
    reason: 'The clock passes over what is not due.',
    needs: (event) => event.type === 'windowEnded' && !event.facts.hasClosed,
  },
}
