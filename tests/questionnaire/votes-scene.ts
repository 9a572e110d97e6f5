import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import { systemClock } from '#server/clock.ts'
import { createEffects, type Effects } from '#server/commands/effects.ts'
import type { Database } from '#server/database/open.ts'
import { meetings } from '#server/meetings.ts'
import { recordKinds } from '#server/parts.ts'
import type { QuestionnaireTable } from '#server/questionnaire/tables.ts'

const HOUR = 3_600_000
/** Of the one question of a vote that was put. */
export const CHOICE = 'choice'
export const OPTIONS = ['a', 'b', 'c'] as const

/** A published vote of everybody, open at this moment, with one question. */
export async function putVote(db: Database, more: Partial<Insertable<QuestionnaireTable>> = {}): Promise<string> {
  const id = randomUUID()
  const at = Date.now()
  await db
    .insertInto('questionnaire')
    .values({
      id,
      owner_id: null,
      kind: 'vote',
      audience: 'all',
      class_id: null,
      opens_at: at - HOUR,
      closes_at: at + HOUR,
      is_anonymous: 1,
      may_change: 0,
      is_template: 0,
      shows_results: 'always',
      state: 'published',
      revision: 1,
      version: 1,
      snapshot: '{}',
      published_at: at - HOUR,
      first_published_at: at - HOUR,
      created_at: at,
      updated_at: at,
      ...more,
    })
    .execute()
  await db
    .insertInto('questionnaire_text')
    .values({ questionnaire_id: id, language: 'zh_CN', is_base: 1, name: '去哪里', about: '', search: '' })
    .execute()
  const question = { questionnaire_id: id, question_id: CHOICE }
  await db
    .insertInto('questionnaire_question')
    .values({
      ...question,
      position: 0,
      kind: 'single',
      style: 'plain',
      options: JSON.stringify(OPTIONS),
      is_required: 1,
      least: null,
      most: null,
      condition: null,
      starts_page: 0,
    })
    .execute()
  await db
    .insertInto('questionnaire_question_text')
    .values({
      ...question,
      language: 'zh_CN',
      stem: '去哪里？',
      options: JSON.stringify(['甲', '乙', '丙']),
      shown: JSON.stringify({ stem: '<p>去哪里？</p>', options: ['甲', '乙', '丙'], explanation: '' }),
    })
    .execute()
  return id
}

/** Doorway of a bench: the effects of what it commands; whatever they complain of ends it. */
export function effectsOf(db: Database): Effects {
  const logger = {
    error: (known: unknown) => {
      throw new Error(String(known))
    },
  }
  return createEffects({
    db,
    clock: systemClock,
    kinds: recordKinds,
    meetings,
    signals: { tell: () => undefined },
    logger,
  })
}
