import { HOMEWORK_FILES_MAX } from '#api/homework/hand-in-rule.ts'
import { TASK_PEOPLE_MAX, taskAudiences } from '#api/homework/managed-task.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { TaskDraft } from '#machines/homework/task-draft.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { ClassChoice } from '#views/editor/class-choice.tsx'
import { DepartmentLines } from '#views/editor/department-lines.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NamedPeople } from '#views/editor/named-people.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { TimeField } from '#views/editor/time-field.tsx'

interface Props {
  readonly editor: EditorActor<'task'>
}

/** What does not depend on a language: whom it is for and when, and what is handed in. */
export function TaskSettings({ editor }: Props) {
  const draft = useDraft(editor)
  const { managedTask: LL, managedQuestionnaire } = texts()
  const set = (changed: Partial<TaskDraft>) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  return (
    <>
      <EditorSection title={LL.times()}>
        <div className="field-grid">
          <ChoiceField
            label={managedQuestionnaire.audience()}
            value={draft.audience}
            entries={taskAudiences.map((name) => ({ value: name, text: managedQuestionnaire.audiences[name]() }))}
            choose={(audience) => set({ audience })}
          />
        </div>
        {draft.audience === 'departments' && (
          <DepartmentLines
            label={managedQuestionnaire.audiences.departments()}
            chosen={draft.departmentCodes}
            change={(departmentCodes) => set({ departmentCodes })}
          />
        )}
        {draft.audience === 'class' && <ClassChoice chosen={draft.class} choose={(one) => set({ class: one })} />}
        <div className="field-grid">
          <TimeField
            label={managedQuestionnaire.opensAt()}
            name="opensAt"
            value={draft.opensAt}
            change={(opensAt) => set({ opensAt })}
          />
          <TimeField
            label={managedQuestionnaire.closesAt()}
            name="closesAt"
            value={draft.closesAt}
            change={(closesAt) => set({ closesAt })}
          />
          {draft.lateUntil !== null && (
            <TimeField
              label={LL.lateUntil()}
              name="lateUntil"
              value={draft.lateUntil}
              change={(lateUntil) => set({ lateUntil })}
            />
          )}
        </div>
        <CheckLine
          text={LL.takesLate()}
          isOn={draft.lateUntil !== null}
          change={(isOn) => set({ lateUntil: isOn ? draft.closesAt : null })}
        />
      </EditorSection>
      {draft.audience === 'people' && (
        <NamedPeople
          people={draft.people}
          most={TASK_PEOPLE_MAX}
          change={(edit) => changeDraft(editor, (written) => ({ ...written, people: edit(written.people) }))}
        />
      )}
      <EditorSection title={LL.takes()}>
        <div className="check-lines">
          <CheckLine text={LL.takesText()} isOn={draft.takesText} change={(takesText) => set({ takesText })} />
          <CheckLine text={LL.takesFiles()} isOn={draft.takesFiles} change={(takesFiles) => set({ takesFiles })} />
        </div>
        {draft.takesFiles && (
          <div className="field-grid">
            <NumberField
              label={LL.filesMost()}
              value={draft.filesMost}
              least={1}
              most={HOMEWORK_FILES_MAX}
              change={(filesMost) => filesMost !== null && set({ filesMost })}
            />
          </div>
        )}
      </EditorSection>
    </>
  )
}
