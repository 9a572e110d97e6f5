import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DocumentKind } from '#machines/editor/document-rules.ts'

/** What the commands of a kind are called, what was done, and what is asked before. */
export function commandWords(kind: DocumentKind) {
  const { administration, managedClass, managedExam, managedQuestionnaire, managedTask, question } = texts()
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
  const removal = removalWords(kind)
  return {
    state: (state: PublicationState): string => administration.state[state](),
    publish: editor.publish(),
    publishAgain: editor.publishAgain(),
    withdraw: editor.withdraw(),
    done: {
      save: isInformation ? editor.done.save() : courses.done.save(),
      publish: isInformation ? editor.done.publish() : courses.done.publish(),
      withdraw: isInformation ? editor.done.withdraw() : own !== null ? own.done.withdraw() : courses.done.withdraw(),
      discard: removal.done,
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
      discard: removal.ask,
      discardText: removal.text,
    },
    discard: removal.word,
  }
}

/** What the last command of a kind is called: what has no lifecycle is removed, all else is discarded. */
function removalWords(kind: DocumentKind) {
  const { administration, broadcast, question } = texts()
  const { editor, courses } = administration
  const { banks } = question
  switch (kind) {
    case 'resource':
      return {
        word: courses.remove(),
        ask: courses.ask.remove(),
        text: courses.ask.removeText(),
        done: courses.done.discard(),
      }
    case 'bank':
      return { word: banks.remove(), ask: banks.askRemove(), text: banks.askRemoveText(), done: banks.done() }
    case 'broadcast':
      return {
        word: broadcast.remove(),
        ask: broadcast.askRemove(),
        text: broadcast.askRemoveText(),
        done: broadcast.done(),
      }
    default:
      return {
        word: editor.discard(),
        ask: editor.ask.discard(),
        text: editor.ask.discardText(),
        done: kind === 'information' ? editor.done.discard() : courses.done.discard(),
      }
  }
}
