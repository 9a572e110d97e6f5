import type { KeyboardEvent } from 'react'

import { chosenWith } from '#machines/paper/choosing.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { give, type PaperActor } from '#views/paper/paper-actor.ts'
import { besideCurrent } from './exam-paper.ts'

/** The option that a digit or a letter stands for: 1 or A is the first. */
const optionAt = (key: string): number =>
  /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-l]$/.test(key) ? key.charCodeAt(0) - 'a'.charCodeAt(0) : -1

/**
 * Single keys act only while the focus is within the question, and never in a text box: reading commands of screen
 * readers are not touched. @returns whether the key did something
 */
export function actOn(event: KeyboardEvent, paper: PaperActor, question: SheetQuestion): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('textarea') !== null)) return false
  const snapshot = paper.getSnapshot()
  const { questionID } = question
  const pressed = key.toLowerCase()
  const beside = pressed === 'n' ? besideCurrent(snapshot, 1) : pressed === 'p' ? besideCurrent(snapshot, -1) : null
  if (beside !== null) paper.send({ type: 'question.chosen', questionID: beside })
  else if (pressed === 'm') paper.send({ type: 'mark.toggled', questionID })
  else {
    const option = question.options[optionAt(pressed)]
    if (option === undefined) return false
    const chosen = chosenWith(question, snapshot.context.answers[questionID]?.chosen ?? [], option.optionID)
    give(paper, questionID, chosen)
  }
  return true
}
