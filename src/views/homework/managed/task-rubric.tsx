import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'

import { CRITERIA_MAX, CRITERION_MAX, CRITERION_POINTS_MAX } from '#api/homework/managed-task.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { pointsOf, withCriterion, type DraftCriterion, type TaskDraft } from '#machines/homework/task-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { NumberField } from '#views/editor/number-field.tsx'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import { figure } from './task-figures.ts'
import './task.css'

interface Props {
  readonly editor: EditorActor<'task'>
  readonly language: LanguageCode
}

/** What is looked at in a review, in order; marks on it are an offer to whoever reviews. */
export function TaskRubric({ editor, language }: Props) {
  const { rubric } = useDraft(editor)
  const { managedTask: LL } = texts()
  const set = (edit: (written: TaskDraft['rubric']) => TaskDraft['rubric']) =>
    changeDraft(editor, (draft) => ({ ...draft, rubric: edit(draft.rubric) }))
  const change = (id: string, edit: (criterion: DraftCriterion) => DraftCriterion) =>
    set((written) => written.map((one) => (one.criterionID === id ? edit(one) : one)))
  return (
    <section className="editor-section" aria-labelledby="task-rubric">
      <div className="editor-section-head">
        <h3 className="editor-subheading" id="task-rubric">
          {LL.rubric()}
        </h3>
        <p className="editor-note">{LL.rubricHint()}</p>
      </div>
      {rubric.length > 0 && (
        <ol className="labelled-lines">
          {rubric.map(({ criterionID: id, points, texts: written }, at) => {
            const label = LL.criterion({ number: figure(at + 1) })
            return (
              <li key={id} className="part-head">
                <div className="task-criterion">
                  <TextField
                    label={label}
                    language={language}
                    max={CRITERION_MAX}
                    placeholder={firstWritten(written, ({ name }) => name)}
                    value={written[language].name}
                    change={(name) => change(id, (one) => ({ ...one, texts: { ...one.texts, [language]: { name } } }))}
                  />
                  <NumberField
                    label={LL.points()}
                    value={points}
                    least={1}
                    most={CRITERION_POINTS_MAX}
                    change={(given) => given !== null && change(id, (one) => ({ ...one, points: given }))}
                  />
                </div>
                <OrderButtons
                  name={label}
                  up={at === 0 ? null : () => set((all) => moved(all, at, -1))}
                  down={at === rubric.length - 1 ? null : () => set((all) => moved(all, at, 1))}
                  remove={() => set((all) => all.filter(({ criterionID }) => criterionID !== id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {rubric.length > 0 && <p role="status">{LL.total({ points: figure(pointsOf(rubric)) })}</p>}
      {rubric.length < CRITERIA_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => set((all) => withCriterion(all, () => crypto.randomUUID()))}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addCriterion()}
        </Button>
      )}
    </section>
  )
}
