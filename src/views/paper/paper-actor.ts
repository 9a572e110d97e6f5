import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { PaperFlow } from '#machines/paper/paper.flow.ts'

/** A paper or a questionnaire that is being answered. */
export type PaperActor = ActorRefFrom<PaperFlow>
export type PaperSnapshot = SnapshotFrom<PaperFlow>

/** Whether this tab may answer now. */
export const mayWrite = (snapshot: PaperSnapshot): boolean =>
  snapshot.hasTag('writing') && !snapshot.hasTag('handingIn') && !snapshot.hasTag('timeUp')

/** Whether it may answer this question. */
export const mayAnswer =
  (questionID: string) =>
  (snapshot: PaperSnapshot): boolean =>
    mayWrite(snapshot) && !snapshot.context.left.includes(questionID)

/** Gives an answer; nothing chosen and nothing written takes it back. */
export const give = (paper: PaperActor, questionID: string, chosen: string[], text = ''): void =>
  paper.send({ type: 'answer.given', questionID, answer: { chosen, text }, at: Date.now() })
