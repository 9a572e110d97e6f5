import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DocumentKind } from '#machines/editor/document-rules.ts'

/** What the commands of a kind are called, what was done, and what is asked before. */
export function commandWords(kind: DocumentKind) {
  const { administration, managedClass } = texts()
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
      },
    }
  }
  const isInformation = kind === 'information'
  return {
    state: (state: PublicationState): string => administration.state[state](),
    publish: editor.publish(),
    publishAgain: editor.publishAgain(),
    withdraw: editor.withdraw(),
    done: {
      save: isInformation ? editor.done.save() : courses.done.save(),
      publish: isInformation ? editor.done.publish() : courses.done.publish(),
      withdraw: isInformation ? editor.done.withdraw() : courses.done.withdraw(),
      discard: isInformation ? editor.done.discard() : courses.done.discard(),
    },
    ask: {
      publish: editor.ask.publish(),
      publishText: courses.ask.publishText(),
      publishAgain: editor.ask.publish(),
      publishAgainText: courses.ask.publishText(),
      withdraw: editor.ask.withdraw(),
      withdrawText: isInformation ? editor.ask.withdrawText() : courses.ask.withdrawText(),
    },
  }
}
