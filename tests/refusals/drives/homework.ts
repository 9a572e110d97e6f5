import { createActor } from 'xstate'

import { provideHomework } from '#app/homework/flows.ts'
import { homeworkRules } from '#machines/homework/homework-verdicts.ts'
import { openTask } from '#tests/homework/hand-in-samples.ts'

import { drive, type Around, type Drive } from '../driving.ts'

const of = ({ transport, store }: Around) => provideHomework(transport, store)
const handIn = (around: Around) => createActor(of(around).handIn, { input: { homework: openTask, isOnline: true } })

/** Homework and other tasks of those who are given them. */
export const homeworkDrives: Readonly<Record<string, readonly Drive[]>> = {
  listHomework: [drive('one’s own homework', (around) => createActor(of(around).mine, { input: {} }), 'failed')],
  listHomeworkOfClass: [
    drive(
      'the homework of a class',
      (around) => createActor(of(around).within, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  getHomework: [
    drive(
      'the task',
      (around) => createActor(of(around).homework, { input: { id: '7', rules: homeworkRules } }),
      'failed',
    ),
  ],
  listEarlierVersions: [
    drive(
      'the versions before those that are shown',
      (around) => createActor(of(around).earlierVersions, { input: { filter: { homework: '7' } } }),
      'failed',
    ),
  ],
  handInHomework: [
    drive('the hand-in', handIn, 'open.unsent', [
      ['open.writing', { type: 'text.changed', text: 'Water' }],
      ['open.writing', { type: 'handIn.requested' }],
    ]),
  ],
}
