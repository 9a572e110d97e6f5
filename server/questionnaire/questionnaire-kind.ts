import { publicationSaid } from '#api/course/editors.contract.ts'
import { formText, keepsWords } from '#api/questionnaire/answered-rule.ts'
import type { SavedFacts, ToldFacts } from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { questionnaireLifecycle, version } from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import { isEditorOf, namingFacts, storeEditors } from '#server/course/editors.ts'
import { found, publicationColumns, publicationContext } from '#server/course/managed/publications.ts'
import type { PublicationPayload, PublicationSent } from '#server/course/managed/publications.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import { isAnswered, staysEnded } from './answered.ts'
import { questionnaireFacts } from './questionnaire-facts.ts'
import { questionnaireColumns, writeQuestionnaire } from './questionnaire-rows.ts'
import type { QuestionnaireOwned } from './questionnaire-rows.ts'
import { storedQuestionnaire } from './read-questionnaire.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'
import { lookAgain } from './telling/tellings.ts'

/** A questionnaire, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const questionnaireKind: RecordKind<
  typeof questionnaireLifecycle,
  typeof publicationSaid,
  QuestionnaireOwned,
  PublicationPayload<SetQuestionnaire>
> = {
  table: 'questionnaire',
  lifecycle: questionnaireLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  known: {
    async save(on) {
      const { trx, id, owned, sender, sent, snapshot, now } = on
      const { document, editors } = sent
      const facts = await editing(on)
      const stored = await storedQuestionnaire(trx, id)
      return {
        facts: {
          ...facts,
          ...(await questionnaireFacts(trx, document, stored, sender)),
          ...(await namingFacts(trx, 'questionnaire', { id, owner_id: owned.owner_id ?? null }, editors, sender)),
          ...(await savedFacts(trx, id, stored, document, now)),
          hasEnded: snapshot.matches('published') && stored !== null && momentOf(stored.closesAt) <= now.getTime(),
        },
      }
    },
    async publish(on) {
      const { trx, id, sender, now } = on
      const facts = await editing(on)
      const stored = found(await storedQuestionnaire(trx, id))
      const times = { now: now.getTime(), closesAt: momentOf(stored.closesAt) }
      const reopens = await staysEnded(trx, id, stored, now)
      return { facts: { ...facts, ...(await questionnaireFacts(trx, stored, stored, sender)), ...times, reopens } }
    },
    withdraw: async (on) => ({ facts: await editing(on) }),
    discard: async (on) => ({ facts: await editing(on) }),
  },
  columnsOf: publicationColumns,
  async store({ trx, id, sent, isNew }) {
    if (!isNew && (sent.type === 'save' || sent.type === 'publish')) await lookAgain(trx, id)
    if (!('document' in sent)) return
    const { document, editors } = sent
    if (!isNew) {
      const before = found(await storedQuestionnaire(trx, id))
      await trx
        .updateTable('questionnaire')
        .set(questionnaireColumns(document))
        .set((eb) => ({ form_version: eb('form_version', '+', formText(before) === formText(document) ? 0 : 1) }))
        .where('id', '=', id)
        .execute()
      // A draft at the server would be a name beside its answers.
      if (document.isAnonymous) await trx.deleteFrom('questionnaire_sheet').where('questionnaire_id', '=', id).execute()
    }
    await writeQuestionnaire(trx, id, document)
    await storeEditors(trx, 'questionnaire', id, editors)
  },
  actions: { revise: 'context', noteTime: 'context' },
}

/** What answers that were submitted let a save change. */
async function savedFacts(
  trx: Querying,
  id: string,
  stored: SetQuestionnaire | null,
  document: SetQuestionnaire,
  now: Date,
): Promise<Omit<SavedFacts & ToldFacts, 'hasEnded'>> {
  if (stored === null || !(await isAnswered(trx, id))) return { breaksForm: false, changesWords: false, reopens: false }
  return {
    breaksForm: formText(stored) !== formText(document),
    changesWords: !keepsWords(stored.questions, document.questions),
    reopens: momentOf(document.closesAt) > momentOf(stored.closesAt) && (await staysEnded(trx, id, stored, now)),
  }
}

/**
 * @throws Refusal not found: to other staff a published questionnaire is no more known than a draft, and people who are
 * asked have lists of their own
 */
async function editing({
  trx,
  id,
  owned,
  sender,
}: Judging<typeof questionnaireLifecycle, PublicationSent<SetQuestionnaire>, QuestionnaireOwned>): Promise<{
  isEditor: boolean
}> {
  const isEditor = await isEditorOf(trx, 'questionnaire', { id, owner_id: owned.owner_id ?? null }, sender)
  if (!isEditor) throw notFound()
  return { isEditor }
}
