import type { QuestionnaireSheet, Questionnaire } from '#api/questionnaire/answering.contract.ts'
import { isAnswerIn } from '#machines/paper/paper-answers.ts'
import type { Sheet } from '#machines/paper/sheet.ts'
import { whyNotAnswered } from '#machines/questionnaire/sheet-verdicts.ts'

/** Whether it is answered now, as the lifecycle says. */
function standingOf(questionnaire: Questionnaire): Sheet['standing'] {
  if (questionnaire.state === 'finished') return questionnaire.hasAnswered ? 'handedIn' : 'over'
  const because = whyNotAnswered(questionnaire)
  if (because === null) return 'open'
  if (because === 'questionnaire.alreadySubmitted') return 'handedIn'
  if (because === 'questionnaire.closed') return questionnaire.hasAnswered ? 'handedIn' : 'over'
  return 'notOpen'
}

/** A questionnaire as it is answered. @param device stands for the writer where answers stay on it */
export function sheetOf(found: QuestionnaireSheet, device: string): Sheet {
  const { questionnaire, formVersion, sequence, remaining, otherWriterAt } = found
  const { name, about, isAnonymous, mayChange } = questionnaire
  const standing = standingOf(questionnaire)
  const questions = found.questions.map(
    ({ questionID, kind, language, stem, options, ...form }) =>
      ({
        questionID,
        kind,
        language,
        stem,
        options,
        marks: null,
        form: { ...form, questionID, kind, options: options.map(({ optionID }) => optionID) },
      }) satisfies Sheet['questions'][number],
  )
  return {
    kind: 'questionnaire',
    name,
    about,
    standing,
    version: formVersion,
    questions,
    // What was answered to a question that is not there any more, or is another one by now, is no answer to this one.
    answers: found.answers.filter((given) => isAnswerIn({ questions }, given)),
    sequence: isAnonymous ? 0 : sequence,
    remaining,
    minutes: 0,
    isOneWay: false,
    handsInByItself: false,
    staysOnDevice: isAnonymous,
    mayChange: mayChange && !isAnonymous,
    token: standing !== 'open' ? null : (found.token ?? (isAnonymous ? device : null)),
    otherWriterAt: isAnonymous ? null : otherWriterAt,
  }
}
