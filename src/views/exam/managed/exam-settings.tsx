import { EXAM_ATTEMPTS_MAX, EXAM_MINUTES_MAX, LATE_MINUTES_MAX, showings } from '#api/exam/managed-exam.contract.ts'
import { texts } from '#i18n/texts.ts'
import { examAudiences, type ExamDraft } from '#machines/exam/exam-draft.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { ChoiceLine } from '#views/editor/choice-line.tsx'
import { ClassChoice } from '#views/editor/class-choice.tsx'
import { CoursePicker } from '#views/editor/course-picker.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { TimeField } from '#views/editor/time-field.tsx'

type Change = (changed: Partial<ExamDraft>) => void
interface Props {
  readonly draft: ExamDraft
  readonly set: Change
}

/** What does not depend on a language: for whom and when, the rules, and what learners see afterwards. */
export function ExamSettings({ editor }: { editor: EditorActor<'exam'> }) {
  const draft = useDraft(editor)
  const { managedExam: LL } = texts()
  const set: Change = (changed) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  return (
    <>
      <EditorSection title={LL.times()}>
        <div className="field-grid">
          <ChoiceField
            label={LL.audience()}
            value={draft.audience}
            entries={examAudiences.map((name) => ({ value: name, text: LL.audiences[name]() }))}
            choose={(audience) => set({ audience })}
          />
        </div>
        <Audience draft={draft} set={set} />
        <div className="field-grid">
          <TimeField label={LL.opensAt()} name="opensAt" value={draft.opensAt} change={(opensAt) => set({ opensAt })} />
          <TimeField
            label={LL.closesAt()}
            name="closesAt"
            value={draft.closesAt}
            change={(closesAt) => set({ closesAt })}
          />
          <NumberField
            label={LL.minutes()}
            value={draft.minutes}
            least={1}
            most={EXAM_MINUTES_MAX}
            change={(minutes) => minutes !== null && set({ minutes })}
          />
          <NumberField
            label={LL.lateMinutes()}
            note={LL.lateHint()}
            value={draft.lateMinutes}
            least={1}
            most={LATE_MINUTES_MAX}
            isOptional
            change={(lateMinutes) => set({ lateMinutes })}
          />
        </div>
        <div className="check-lines">
          <CheckLine
            text={LL.asksRegistration()}
            isOn={draft.asksRegistration}
            change={(asksRegistration) => set({ asksRegistration })}
          />
          {draft.asksRegistration && (
            <CheckLine
              text={LL.asksApproval()}
              isOn={draft.asksApproval}
              change={(asksApproval) => set({ asksApproval })}
            />
          )}
        </div>
      </EditorSection>
      <EditorSection title={LL.rules()}>
        <div className="field-grid">
          <NumberField
            label={LL.passPercent()}
            value={draft.passPercent}
            least={1}
            most={100}
            change={(passPercent) => passPercent !== null && set({ passPercent })}
          />
          <NumberField
            label={LL.attempts()}
            value={draft.attempts}
            least={1}
            most={EXAM_ATTEMPTS_MAX}
            change={(attempts) => attempts !== null && set({ attempts })}
          />
        </div>
        <div className="check-lines">
          {(['shufflesQuestions', 'shufflesOptions', 'isOneWay'] as const).map((name) => (
            <CheckLine key={name} text={LL[name]()} isOn={draft[name]} change={(isOn) => set({ [name]: isOn })} />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={LL.shown()} note={LL.shownHint()}>
        <div className="field-grid">
          {(['showsMarks', 'showsPaper', 'showsAnswers'] as const).map((name) => (
            <ChoiceField
              key={name}
              label={LL[name]()}
              value={draft[name]}
              entries={showings.map((when) => ({ value: when, text: LL.showings[when]() }))}
              choose={(when) => set({ [name]: when })}
            />
          ))}
        </div>
      </EditorSection>
    </>
  )
}

/** The course or the class whose learners it is for. */
function Audience({ draft, set }: Props) {
  const { managedExam: LL } = texts()
  if (draft.audience === 'all') return null
  if (draft.audience === 'class') return <ClassChoice chosen={draft.class} choose={(one) => set({ class: one })} />
  return (
    <ChoiceLine name={draft.course?.title ?? null} word={LL.chooseCourse()}>
      {(close) => (
        <CoursePicker
          title={LL.chooseCourse()}
          whose="mine"
          isSingle
          isChosen={(id) => draft.course?.courseID === id}
          add={(course) => {
            set({ course })
            close()
          }}
          close={close}
        />
      )}
    </ChoiceLine>
  )
}
