import { classKinds } from '#api/class/class-card.contract.ts'
import { CAPACITY_MAX, CLASS_COURSES_MAX, CLASS_HOURS_MAX, classAudiences } from '#api/class/managed-class.contract.ts'
import { allZones } from '#api/kit/time-zone.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { classTimes, type ClassDraft } from '#machines/class/class-draft.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { DepartmentLines } from '#views/editor/department-lines.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { TimeField } from '#views/editor/time-field.tsx'
import { toggledIn } from '#views/editor/toggled-in.ts'

const numbers = [
  { name: 'requiredPassCount', most: CLASS_COURSES_MAX },
  { name: 'electivePassCount', most: CLASS_COURSES_MAX },
  { name: 'requiredHours', most: CLASS_HOURS_MAX },
  { name: 'electiveHours', most: CLASS_HOURS_MAX },
] as const
const switches = ['asksApproval', 'hasWaitingList', 'declinesAtEnd'] as const

/** What does not depend on a language: kind, times, registration, what is asked of learners, leave. */
export function ClassSettings({ editor }: { editor: EditorActor<'class'> }) {
  const draft = useDraft(editor)
  const { managedClass: LL, class: words } = texts()
  const set = (changed: Partial<ClassDraft>) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  return (
    <>
      <EditorSection title={LL.times()}>
        <div className="field-grid">
          <ChoiceField
            label={LL.kind()}
            value={draft.kind}
            entries={classKinds.map((kind) => ({ value: kind, text: words.kind[kind]() }))}
            choose={(kind) => set({ kind })}
          />
          <ChoiceField
            label={LL.timeZone()}
            note={LL.timeZoneHint()}
            value={draft.timeZone ?? ''}
            entries={[{ value: '', text: LL.zoneOfOrganisation() }, ...zones(draft.timeZone)]}
            choose={(zone) => set({ timeZone: zone === '' ? null : zone })}
          />
          {classTimes.map((time) => (
            <TimeField
              key={time}
              label={LL[time]()}
              name={time}
              value={draft[time]}
              change={(value) => set({ [time]: value })}
            />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={LL.registration()}>
        <div className="field-grid">
          <NumberField
            label={LL.capacity()}
            note={LL.capacityHint()}
            value={draft.capacity}
            least={1}
            most={CAPACITY_MAX}
            isOptional
            change={(capacity) => set({ capacity })}
          />
          <ChoiceField
            label={LL.audience()}
            value={draft.audience}
            entries={classAudiences.map((name) => ({ value: name, text: LL.audiences[name]() }))}
            choose={(audience) => set({ audience })}
          />
        </div>
        {draft.audience === 'departments' && (
          <DepartmentLines
            label={LL.audiences.departments()}
            chosen={draft.departmentCodes}
            change={(departmentCodes) => set({ departmentCodes })}
          />
        )}
        <div className="check-lines">
          {switches.map((name) => (
            <CheckLine key={name} text={LL[name]()} isOn={draft[name]} change={(isOn) => set({ [name]: isOn })} />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={LL.asked()}>
        <div className="field-grid">
          {numbers.map(({ name, most }) => (
            <NumberField
              key={name}
              label={LL[name]()}
              value={draft[name]}
              least={0}
              most={most}
              change={(value) => value !== null && set({ [name]: value })}
            />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={LL.leaveChain()} note={LL.leaveChainHint()}>
        <div className="check-lines">
          {leaveApprovers.map((approver) => (
            <CheckLine
              key={approver}
              text={LL.approver[approver]()}
              isOn={draft.leaveChain.includes(approver)}
              change={() => set({ leaveChain: toggledIn(leaveApprovers, draft.leaveChain, approver) })}
            />
          ))}
        </div>
      </EditorSection>
    </>
  )
}

/** All time zones, and the chosen one, should this browser not know it. */
const zones = (chosen: string | null): readonly { readonly value: string; readonly text: string }[] =>
  [...new Set([...allZones(), ...(chosen === null ? [] : [chosen])])]
    .sort()
    .map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }))
