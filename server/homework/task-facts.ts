import type { TaskDocument } from '#api/homework/managed-task.contract.ts'
import type { PublicationFacts } from '#machines/course/publication.lifecycle.ts'
import { knowsAudience } from '#server/class/asked.ts'
import type { Sender } from '#server/commands/kind.ts'
import { areAttachable } from '#server/course/managed/attached-files.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'
import type { Querying } from '#server/database/open.ts'
import { isReviewedBy } from './reviewers.ts'

type Texts = Pick<TaskDocument, 'rubric' | 'texts'>

/** The first language in which all of it can be read; null: there is none. */
const wholeIn = ({ texts, rubric }: Texts) =>
  baseOf([languagesOf(texts, 'name', 'about'), ...rubric.map((criterion) => languagesOf(criterion.texts, 'name'))])

/** The language that readers of the others get. */
export const baseOfTask = (task: Texts) => wholeIn(task) ?? baseOf([languagesOf(task.texts, 'name', 'about')])

/** What the lifecycle judges a task by, of what was sent or is stored. @param stored null: nothing yet */
export async function taskFacts(
  db: Querying,
  document: TaskDocument,
  stored: TaskDocument | null,
  sender: Sender,
): Promise<PublicationFacts> {
  const { texts, attachmentIDs } = document
  return {
    hasTexts: languagesOf(texts, 'name', 'about').length > 0,
    knowsParts:
      (await knowsAudience(db, document, stored, sender)) &&
      (await areAttachable(
        db,
        attachmentIDs.map((id) => ({ id, service: 'task-attachment' })),
      )) &&
      (await areOpenTo(db, attachmentIDs, sender)),
    hasContent: wholeIn(document) !== null,
  }
}

/**
 * Whether somebody may attach files: by attaching the file of another, one would come to read it. They are the sender’s
 * own, or attached to a task that the sender sees, such as the one that this is a copy of.
 */
async function areOpenTo(db: Querying, ids: readonly string[], sender: Sender): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('file')
    .select('file.id')
    .where('file.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('file.uploaded_by', '=', sender.userId),
        eb.exists(
          eb
            .selectFrom('task_attachment')
            .innerJoin('task', 'task.id', 'task_attachment.task_id')
            .select('task_attachment.file_id')
            .whereRef('task_attachment.file_id', '=', 'file.id')
            .where((of) => isReviewedBy(of, sender)),
        ),
      ]),
    )
    .execute()
  return found.length === ids.length
}
