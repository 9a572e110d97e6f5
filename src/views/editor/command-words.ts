import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DocumentKind } from '#machines/editor/document-rules.ts'

/** What the commands of a kind are called, what was done, and what is asked before. */
export function commandWords(kind: DocumentKind) {
  const { administration, broadcast, managedClass, managedExam, managedQuestionnaire, managedTask, question } = texts()
  const { editor, courses } = administration
  if (kind === 'class') {
    const { command, done, ask } = managedClass
    return {
      state: (state: PublicationState): string =>
        managedClass.state[state === 'published' ? 'announced' : state === 'withdrawn' ? 'closed' : state](),
      publish: command.announce(),
      publishAgain: command.reopen(),
      withdraw: command.close(),
      done: {
        save: courses.done.save(),
        publish: done.announced(),
        withdraw: done.closed(),
        discard: courses.done.discard(),
      },
      ask: {
        publish: ask.announce(),
        publishText: ask.announceText(),
        publishAgain: ask.reopen(),
        publishAgainText: ask.reopenText(),
        withdraw: ask.close(),
        withdrawText: ask.closeText(),
        discard: editor.ask.discard(),
        discardText: editor.ask.discardText(),
      },
      discard: editor.discard(),
    }
  }
  const isInformation = kind === 'information'
  const owns = { question, exam: managedExam, questionnaire: managedQuestionnaire, task: managedTask }
  const own = kind === 'question' || kind === 'exam' || kind === 'questionnaire' || kind === 'task' ? owns[kind] : null
  const { banks } = question
  return {
    state: (state: PublicationState): string => administration.state[state](),
    publish: editor.publish(),
    publishAgain: editor.publishAgain(),
    withdraw: editor.withdraw(),
    done: {
      save: isInformation ? editor.done.save() : courses.done.save(),
      publish: isInformation ? editor.done.publish() : courses.done.publish(),
      withdraw: isInformation ? editor.done.withdraw() : own !== null ? own.done.withdraw() : courses.done.withdraw(),
      discard: isInformation
        ? editor.done.discard()
        : kind === 'bank'
          ? banks.done()
          : kind === 'broadcast'
            ? broadcast.done()
            : courses.done.discard(),
    },
    ask: {
      publish: editor.ask.publish(),
      publishText: own !== null ? own.ask.publishText() : courses.ask.publishText(),
      publishAgain: editor.ask.publish(),
      publishAgainText: own !== null ? own.ask.publishText() : courses.ask.publishText(),
      withdraw: own !== null ? own.ask.withdraw() : editor.ask.withdraw(),
      withdrawText: isInformation
        ? editor.ask.withdrawText()
        : own !== null
          ? own.ask.withdrawText()
          : courses.ask.withdrawText(),
      ...(kind === 'resource'
        ? { discard: courses.ask.remove(), discardText: courses.ask.removeText() }
        : kind === 'bank'
          ? { discard: banks.askRemove(), discardText: banks.askRemoveText() }
          : kind === 'broadcast'
            ? { discard: broadcast.askRemove(), discardText: broadcast.askRemoveText() }
            : { discard: editor.ask.discard(), discardText: editor.ask.discardText() }),
    },
    discard:
      kind === 'resource'
        ? courses.remove()
        : kind === 'bank'
          ? banks.remove()
          : kind === 'broadcast'
            ? broadcast.remove()
            : editor.discard(),
  }
}
