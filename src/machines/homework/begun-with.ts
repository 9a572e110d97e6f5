import type { ManagedTask } from '#api/homework/managed-task.contract.ts'

import { usualWindow } from '#machines/kit/field-time.ts'
import type { TaskDraft } from './task-draft.ts'
import { taskRules } from './task-rules.ts'

/**
 * A new task that is begun with an earlier one: its own window, and ids of its own for the criteria. @param newID makes
 * an id that nothing else has
 */
export function begunWith(source: ManagedTask, now: Date, newID: () => string): TaskDraft {
  const draft = taskRules.draftOf(source)
  return {
    ...draft,
    ...usualWindow(now),
    // A moment of the earlier window says nothing of this one.
    lateUntil: null,
    rubric: draft.rubric.map((criterion) => ({ ...criterion, criterionID: newID() })),
  }
}
