import { areAnswerable, isVote } from '#api/questionnaire/form-rule.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import { isNamed } from '#api/questionnaire/subject-rule.ts'
import type { QuestionnaireFacts } from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { knowsAudience } from '#server/class/asked.ts'
import type { Sender } from '#server/commands/kind.ts'
import { areAttachable } from '#server/course/managed/attached-files.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'
import type { Querying } from '#server/database/open.ts'
import { momentOf } from '#server/database/moments.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'
import { namesForeign } from './subjects.ts'

/** The first language in which all of it can be read; null: there is none. */
const wholeIn = ({ texts, questions }: SetQuestionnaire) =>
  baseOf([
    languagesOf(texts, 'name'),
    ...questions.map((question) => question.texts.filter(({ view }) => view !== null).map(({ language }) => language)),
  ])

/** The language that readers of the others get. */
export const baseOfQuestionnaire = (document: SetQuestionnaire) =>
  wholeIn(document) ?? baseOf([languagesOf(document.texts, 'name')])

/** What the lifecycle judges a questionnaire by, of what was sent or is stored. */
export async function questionnaireFacts(
  db: Querying,
  document: SetQuestionnaire,
  stored: SetQuestionnaire | null,
  sender: Sender,
): Promise<Omit<QuestionnaireFacts, 'isEditor'>> {
  const { kind, texts, opensAt, closesAt, isTemplate, questions } = document
  const forms: readonly FormQuestion[] = questions
  const pictures = [...new Set(questions.flatMap((question) => question.pictures))]
  return {
    hasName: languagesOf(texts, 'name').length > 0,
    knowsParts:
      (await knowsAudience(db, document, stored, sender)) &&
      (await areAttachable(
        db,
        pictures.map((id) => ({ id, service: 'question-picture' })),
      )),
    isForward: momentOf(opensAt) < momentOf(closesAt),
    isTemplate,
    hasQuestions: questions.length > 0,
    areQuestionsWhole: areAnswerable(forms) && wholeIn(document) !== null,
    fitsVote: kind !== 'vote' || isVote(forms),
    lacksClass: kind === 'evaluation' && document.audience !== 'class',
    lacksSubjects: !questions.every(({ subject }) => isNamed(subject)),
    hasForeignSubjects: await namesForeign(db, document, stored),
  }
}
