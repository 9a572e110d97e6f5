import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type {
  listManagedQuestionnaires,
  ManagedQuestionnaireEntry,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { wordsOf } from '#i18n/folded.ts'
import type { Asking } from '#server/commands/each.ts'
import { ownerNames, ownIds, shownIds } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { flagOf, isSet, timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { holds } from '#server/database/search.ts'
import { shownText } from '#server/http/in-language.ts'

/** Where a window stands by the clock. */
export const phaseOf = (
  { opens_at: opensAt, closes_at: closesAt }: { readonly opens_at: number; readonly closes_at: number },
  now: Date,
): ManagedQuestionnaireEntry['phase'] => {
  const at = now.getTime()
  return at < opensAt ? 'upcoming' : at < closesAt ? 'open' : 'closed'
}

/**
 * A page of the questionnaires that somebody changes, or of all templates, the latest opening first, and the total;
 * discarded ones only on request.
 */
export async function listOfQuestionnaires(
  db: Database,
  { whose, kind, phase, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedQuestionnaires>,
  { sender, language, now }: Asking,
): Promise<{ list: ManagedQuestionnaireEntry[]; count: number }> {
  const at = now.getTime()
  const isForTemplates = whose === 'templates'
  let asked = db
    .selectFrom('questionnaire')
    .where('questionnaire.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  if (isForTemplates) asked = asked.where('questionnaire.is_template', '=', flagOf(true))
  const shown = isForTemplates ? null : shownIds(db, 'questionnaire', sender, whose)
  if (shown !== null) asked = asked.where('questionnaire.id', 'in', shown)
  if (kind !== undefined) asked = asked.where('questionnaire.kind', '=', kind)
  if (phase === 'upcoming') asked = asked.where('questionnaire.opens_at', '>', at)
  if (phase === 'open')
    asked = asked.where('questionnaire.opens_at', '<=', at).where('questionnaire.closes_at', '>', at)
  if (phase === 'closed') asked = asked.where('questionnaire.closes_at', '<=', at)
  const words = wordsOf(keyword)
  if (words.length > 0) {
    asked = asked.where((eb) => {
      const texts = eb
        .selectFrom('questionnaire_text as text')
        .select('text.language')
        .whereRef('text.questionnaire_id', '=', 'questionnaire.id')
      return eb.exists(
        words.reduce((query, word) => query.where((inner) => holds(inner.ref('text.search'), word)), texts),
      )
    })
  }
  const [rows, counted] = await Promise.all([
    asked
      .leftJoin('class', 'class.id', 'questionnaire.class_id')
      .leftJoin('class_text as named', (join) =>
        join.onRef('named.class_id', '=', 'questionnaire.class_id').on('named.language', '=', language.code),
      )
      .selectAll('questionnaire')
      .select([
        sql<string | null>`coalesce(nullif(named.name, ''), class.name)`.as('className'),
        sql<number>`(select cast(count(*) as integer) from questionnaire_question
          where questionnaire_question.questionnaire_id = questionnaire.id)`.as('questionCount'),
      ])
      .orderBy('questionnaire.opens_at', 'desc')
      .orderBy('questionnaire.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (rows.length === 0) return { list: [], count: counted?.count ?? 0 }
  const found = rows.map(({ id }) => id)
  const [texts, owners, own] = await Promise.all([
    db
      .selectFrom('questionnaire_text')
      .select(['questionnaire_id', 'language', 'name'])
      .where('questionnaire_id', 'in', found)
      .where('name', '!=', '')
      .execute(),
    ownerNames(db, rows),
    ownIds(db, 'questionnaire', sender.userId).execute(),
  ])
  const isEditor = (id: string): boolean => sender.roles.includes('admin') || own.some((one) => one.id === id)
  const list = rows.map((row): ManagedQuestionnaireEntry => {
    const written = inOrder(texts.filter((text) => text.questionnaire_id === row.id))
    // Whom a template of somebody else's asks is its editors' business.
    const audience = isEditor(row.id) ? row.audience : 'all'
    return {
      questionnaireID: row.id,
      state: row.state,
      revision: row.revision,
      kind: row.kind,
      name: shownText(written, language)?.name ?? '',
      audience,
      className: audience === 'class' ? row.className : null,
      opensAt: timeText(row.opens_at),
      closesAt: timeText(row.closes_at),
      phase: phaseOf(row, now),
      isAnonymous: isSet(row.is_anonymous),
      isTemplate: isSet(row.is_template),
      questionCount: row.questionCount,
      languages: written.map((text) => text.language),
      updatedAt: timeText(row.updated_at),
      ownerName: owners.get(row.owner_id ?? '') ?? null,
      isEditor: isEditor(row.id),
    }
  })
  return { list, count: counted?.count ?? 0 }
}
