import type { Homework, HomeworkVersion } from '#api/homework/homework.contract.ts'

/** A task that is open, for which nothing has been handed in. */
export const openTask: Homework = {
  taskID: 't1',
  homeworkID: null,
  name: 'Read the gauges',
  audience: 'class',
  class: { classID: 'c1', className: 'Flood control', kind: 'face' },
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-05 08:00:00',
  lateUntil: null,
  phase: 'open',
  state: 'notSubmitted',
  handedInAt: null,
  isTold: true,
  about: 'Read the gauges for a week.',
  attachments: [],
  takesText: true,
  takesFiles: true,
  filesMost: 2,
  rubric: [],
  learner: { userId: '7', originalName: 'Amina Diallo' },
  reviewers: [{ userId: '8', originalName: 'Paula Serra' }],
  versions: [],
  revision: 0,
  log: [],
  facts: { now: 2, opensAt: 1, endsAt: 9, isOwner: true, isMeant: true, isReviewer: false, replacements: 0 },
}

export const versionOf = (version: number, text: string, fileIDs: readonly string[]): HomeworkVersion => ({
  version,
  at: '2026-03-02 08:00:00',
  isLate: false,
  text,
  files: fileIDs.map((fileID) => ({ fileID, name: `${fileID}.pdf`, size: 100 })),
  review: null,
})

/** What has been handed in so far. */
export const withVersions = (
  state: Homework['state'],
  revision: number,
  ...versions: readonly HomeworkVersion[]
): Homework => ({
  ...openTask,
  homeworkID: 'h1',
  state,
  revision,
  versions: [...versions],
})
