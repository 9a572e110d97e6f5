import { areAnswerable, isVote } from '#api/questionnaire/form-rule.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import { isNamed } from '#api/questionnaire/subject-rule.ts'
import type { QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { QuestionnaireFacts } from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { isStaffOf } from '#server/class/staff.ts'
import type { Sender } from '#server/commands/kind.ts'
import { areAttachable } from '#server/course/managed/attached-files.ts'
import { hasDefault } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { momentOf } from '#server/database/moments.ts'
import { areDepartments, arePeople } from '#server/person/known.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'
import { namesForeign } from './subjects.ts'

type Audience = Pick<QuestionnaireDocument, 'audience' | 'classID' | 'departmentCodes' | 'personIDs'>

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

/**
 * Whom it asks is there: the departments, the people; and the class is the sender’s own, or it has been for it already.
 */
async function knowsAudience(
  db: Querying,
  { audience, classID, departmentCodes, personIDs }: Audience,
  stored: Audience | null,
  sender: Sender,
): Promise<boolean> {
  if (audience === 'departments') return departmentCodes.length > 0 && areDepartments(db, departmentCodes)
  if (audience === 'people') return personIDs.length > 0 && arePeople(db, personIDs)
  if (audience === 'all') return true
  if (classID === null) return false
  const found = await db
    .selectFrom('class')
    .select('id')
    .where('id', '=', classID)
    .where('state', '!=', 'discarded')
    .executeTakeFirst()
  return found !== undefined && (classID === stored?.classID || (await isStaffOf(db, sender, classID)))
}
