import { questionnaireKinds, resultShowings } from '#api/questionnaire/kind-rule.ts'
import {
  QUESTIONNAIRE_PEOPLE_MAX,
  questionnaireAudiences,
  REMINDS_DAYS_MAX,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { isAnonymousBy, type QuestionnaireDraft } from '#machines/questionnaire/questionnaire-draft.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { ClassChoice } from '#views/editor/class-choice.tsx'
import { DepartmentLines } from '#views/editor/department-lines.tsx'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NamedPeople } from '#views/editor/named-people.tsx'
import { TimeField } from '#views/editor/time-field.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Held } from './held.tsx'
import './questionnaire.css'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
}

/** What does not depend on a language: whom it asks and when, and its rules. */
export function QuestionnaireSettings({ editor }: Props) {
  const draft = useDraft(editor)
  const { managedQuestionnaire: LL, questionnaireResults } = texts()
  const item = useItem(editor)
  const answered = item?.isAnswered === true ? 'questionnaire.answered' : null
  const isEvaluation = draft.kind === 'evaluation'
  const set = (changed: Partial<QuestionnaireDraft>) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  return (
    <>
      <EditorSection title={LL.times()}>
        <div className="field-grid">
          <Held because={answered} isTold={false}>
            <ChoiceField
              label={LL.kind()}
              value={draft.kind}
              entries={questionnaireKinds.map((name) => ({ value: name, text: LL.kinds[name]() }))}
              choose={(kind) => set({ kind })}
              {...(isEvaluation && { note: LL.evaluationHint() })}
            />
          </Held>
          {!isEvaluation && (
            <ChoiceField
              label={LL.audience()}
              value={draft.audience}
              entries={questionnaireAudiences.map((name) => ({ value: name, text: LL.audiences[name]() }))}
              choose={(audience) => set({ audience })}
            />
          )}
        </div>
        {!isEvaluation && draft.audience === 'departments' && (
          <DepartmentLines
            label={LL.audiences.departments()}
            chosen={draft.departmentCodes}
            change={(departmentCodes) => set({ departmentCodes })}
          />
        )}
        {(isEvaluation ? !draft.isTemplate : draft.audience === 'class') && (
          <ClassChoice chosen={draft.class} choose={(one) => set({ class: one })} />
        )}
        <div className="field-grid">
          <TimeField label={LL.opensAt()} name="opensAt" value={draft.opensAt} change={(opensAt) => set({ opensAt })} />
          <Held because={item?.staysEnded === true ? 'questionnaire.staysEnded' : null}>
            <TimeField
              label={LL.closesAt()}
              name="closesAt"
              value={draft.closesAt}
              change={(closesAt) => set({ closesAt })}
            />
          </Held>
        </div>
      </EditorSection>
      {!isEvaluation && draft.audience === 'people' && (
        <NamedPeople
          people={draft.people}
          most={QUESTIONNAIRE_PEOPLE_MAX}
          change={(edit) => changeDraft(editor, (written) => ({ ...written, people: edit(written.people) }))}
        />
      )}
      <EditorSection title={LL.rules()}>
        <div className="questionnaire-rules">
          <Held because={answered}>
            {!isEvaluation && (
              <Rule
                text={LL.isAnonymous()}
                note={LL.anonymousHint()}
                isOn={draft.isAnonymous}
                // Nobody can find the answers again that are to be changed.
                change={(isAnonymous) => set({ isAnonymous, ...(isAnonymous && { mayChange: false }) })}
              />
            )}
            {!isAnonymousBy(draft) && (
              <CheckLine text={LL.mayChange()} isOn={draft.mayChange} change={(mayChange) => set({ mayChange })} />
            )}
          </Held>
          <Rule
            text={LL.isTemplate()}
            note={LL.templateHint()}
            isOn={draft.isTemplate}
            change={(isTemplate) => set({ isTemplate })}
          />
        </div>
        <div className="field-grid">
          <ChoiceField
            label={questionnaireResults.showing()}
            value={draft.showsResults}
            entries={resultShowings.map((name) => ({ value: name, text: questionnaireResults.showings[name]() }))}
            choose={(showsResults) => set({ showsResults })}
            note={isAnonymousBy(draft) ? questionnaireResults.inSteps() : questionnaireResults.learnersInSteps()}
          />
          <Reminder editor={editor} />
        </div>
      </EditorSection>
    </>
  )
}

const NONE = 'none'

/** How long before it closes who has not answered is reminded; and when they were. */
function Reminder({ editor }: Props) {
  const { remindsDays } = useDraft(editor)
  const remindedAt = useItem(editor)?.remindedAt ?? null
  const { managedQuestionnaire: LL } = texts()
  const days = Array.from({ length: REMINDS_DAYS_MAX }, (_, at) => at + 1)
  return (
    <div>
      <ChoiceField
        label={LL.remindsDays()}
        value={remindsDays === null ? NONE : String(remindsDays)}
        entries={[
          { value: NONE, text: LL.noReminder() },
          ...days.map((count) => ({ value: String(count), text: numberText(count, language()) })),
        ]}
        choose={(chosen) =>
          changeDraft(editor, (written) => ({ ...written, remindsDays: chosen === NONE ? null : Number(chosen) }))
        }
        note={LL.reminderHint()}
      />
      {remindedAt !== null && (
        <p className="editor-note">
          {LL.remindedAt()} <DateText value={remindedAt} />
        </p>
      )}
    </div>
  )
}

interface RuleProps {
  readonly text: string
  /** What it means. */
  readonly note: string
  readonly isOn: boolean
  readonly change: (isOn: boolean) => void
}

function Rule({ note, ...line }: RuleProps) {
  return (
    <div>
      <CheckLine {...line} />
      <p className="editor-note questionnaire-rule-note">{note}</p>
    </div>
  )
}
