import { TASK_ATTACHMENTS_MAX } from '#api/homework/managed-task.contract.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import type { TaskDraft } from '#machines/homework/task-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { UploadField } from '#views/file/upload-field.tsx'

/** [ENTITY-27 in part] The files that go along with a task, in order. */
export function TaskAttachments({ editor }: { readonly editor: EditorActor<'task'> }) {
  const { upload, shownFiles } = useAdministration().flows
  const { attachments } = useDraft(editor)
  const { managedTask: LL } = texts()
  const set = (edit: (written: TaskDraft['attachments']) => readonly TaskDraft['attachments'][number][]) =>
    changeDraft(editor, (draft) => ({ ...draft, attachments: [...edit(draft.attachments)] }))
  return (
    <EditorSection title={LL.attachments()} note={LL.attachmentsHint()}>
      {attachments.length > 0 && (
        <ol className="part-lines" aria-label={LL.attachments()}>
          {attachments.map(({ fileID, name }, at) => (
            <li key={fileID} className="part-line">
              <a className="part-name" href={shownFiles.addressOf(fileID)} target="_blank" rel="noreferrer">
                <bdi>{name}</bdi>
              </a>
              <OrderButtons
                name={name}
                up={at === 0 ? null : () => set((written) => moved(written, at, -1))}
                down={at === attachments.length - 1 ? null : () => set((written) => moved(written, at, 1))}
                remove={() => set((written) => written.filter((one) => one.fileID !== fileID))}
              />
            </li>
          ))}
        </ol>
      )}
      {attachments.length < TASK_ATTACHMENTS_MAX && (
        <UploadField
          // What has been stored is a line above; the field is empty again for the next one.
          key={attachments.at(-1)?.fileID ?? ''}
          flow={upload}
          serviceCode="task-attachment"
          label={LL.addAttachment()}
          value={null}
          onChange={(file) => {
            if (file !== null) set((written) => [...written, file])
          }}
        />
      )}
    </EditorSection>
  )
}
