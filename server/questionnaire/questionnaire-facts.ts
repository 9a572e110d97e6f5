import { areAnswerable, isVote } from '#api/questionnaire/form-rule.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import { isNamed } from '#api/questionnaire/subject-rule.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { QuestionnaireFacts } from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { knowsAudience } from '#server/class/asked.ts'
import type { Sender } from '#server/commands/kind.ts'
import { areAttachable } from '#server/course/managed/attached-files.ts'
import { hasDefault } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { momentOf } from '#server/database/moments.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'
import { namesForeign } from './subjects.ts'

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
    hasName: hasDefault(texts, 'name'),
    knowsParts:
      (await knowsAudience(db, document, stored, sender)) &&
      (await areAttachable(
        db,
        pictures.map((id) => ({ id, service: 'question-picture' })),
      )),
    isForward: momentOf(opensAt) < momentOf(closesAt),
    isTemplate,
    hasQuestions: questions.length > 0,
    areQuestionsWhole:
      areAnswerable(forms) &&
      questions.every((question) =>
        question.texts.some(({ language, view }) => language === defaultLanguage.code && view !== null),
      ),
    fitsVote: kind !== 'vote' || isVote(forms),
    lacksClass: kind === 'evaluation' && document.audience !== 'class',
    lacksSubjects: !questions.every(({ subject }) => isNamed(subject)),
    hasForeignSubjects: await namesForeign(db, document, stored),
  }
}
