import {
  createQuestionnaire,
  discardQuestionnaire,
  getManagedQuestionnaire,
  listManagedQuestionnaires,
  previewQuestionnaire,
  publishQuestionnaire,
  saveQuestionnaire,
  withdrawQuestionnaire,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { unnamed } from '#api/questionnaire/subject-rule.ts'
import { found, ofEditor } from '#server/course/managed/publications.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import { listOfQuestionnaires } from './list-questionnaires.ts'
import * as questionnaires from './questionnaire-commands.ts'
import { findQuestionnaire } from './read-questionnaire.ts'
import { tellAtOnce } from './telling/tell-asked.ts'

/** Questionnaires, votes and evaluations as staff write them. */
export function managedQuestionnaireRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listManagedQuestionnaires, (asked, handling) => listOfQuestionnaires(db, asked, asking(handling)))
  serve(
    getManagedQuestionnaire,
    async ({ questionnaireID }, handling) => {
      const item = found(await findQuestionnaire(db, questionnaireID, asking(handling)))
      if (!item.isTemplate || item.state === 'discarded' || item.editors.as !== 'nobody') return ofEditor(item)
      // Whom a template asks is its editors' business, and of its owner others are told the name, as in lists.
      const { owner, as } = item.editors
      const named = owner === null ? null : { userId: '', originalName: owner.originalName, account: '' }
      const editors = { owner: named, coEditors: [], as }
      const questions = item.questions.map((question) => ({ ...question, subject: unnamed(question.subject) }))
      return { ...item, audience: 'all' as const, class: null, departmentCodes: [], people: [], questions, editors }
    },
    { follows: ({ questionnaireID }) => [recordName('questionnaire', questionnaireID)] },
  )
  serve(createQuestionnaire, (sent, handling) => questionnaires.create(portal, sent, asking(handling)))
  serve(saveQuestionnaire, async (sent, handling) => {
    const saved = await questionnaires.save(portal, sent, asking(handling))
    await tellAtOnce(portal, sent.questionnaireID, handling.now)
    return saved
  })
  serve(publishQuestionnaire, async (seen, handling) => {
    const published = await questionnaires.publish(portal, seen, asking(handling))
    await tellAtOnce(portal, seen.questionnaireID, handling.now)
    return published
  })
  serve(withdrawQuestionnaire, (seen, handling) => questionnaires.withdraw(portal, seen, asking(handling)))
  serve(discardQuestionnaire, (seen, handling) => questionnaires.discard(portal, seen, asking(handling)))
  serve(previewQuestionnaire, (asked) => questionnaires.preview(asked))
}
