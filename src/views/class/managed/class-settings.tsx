import { useActorRef, useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'

import { classKinds } from '#api/class/class-card.contract.ts'
import { CAPACITY_MAX, CLASS_COURSES_MAX, CLASS_HOURS_MAX, classAudiences } from '#api/class/managed-class.contract.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { classTimes, type ClassDraft, type ClassTime } from '#machines/class/class-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { Labelled } from '#views/editor/labelled.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import '#views/kit/text-box/text-box.css'

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
      <Section title={LL.times()}>
        <div className="field-grid">
          <ChoiceField
            label={LL.kind()}
            value={draft.kind}
            entries={classKinds.map((kind) => ({ value: kind, text: words.kind[kind]() }))}
            choose={(kind) => set({ kind })}
          />
          {classTimes.map((time) => (
            <TimeBox key={time} time={time} value={draft[time]} change={(value) => set({ [time]: value })} />
          ))}
        </div>
      </Section>
      <Section title={LL.registration()}>
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
          <Departments chosen={draft.departmentCodes} change={(departmentCodes) => set({ departmentCodes })} />
        )}
        <div className="managed-class-checks">
          {switches.map((name) => (
            <Check key={name} text={LL[name]()} isOn={draft[name]} change={(isOn) => set({ [name]: isOn })} />
          ))}
        </div>
      </Section>
      <Section title={LL.asked()}>
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
      </Section>
      <Section title={LL.leaveChain()} note={LL.leaveChainHint()}>
        <div className="managed-class-checks">
          {leaveApprovers.map((approver) => (
            <Check
              key={approver}
              text={LL.approver[approver]()}
              isOn={draft.leaveChain.includes(approver)}
              change={() => set({ leaveChain: toggledIn(leaveApprovers, draft.leaveChain, approver) })}
            />
          ))}
        </div>
      </Section>
    </>
  )
}

/** With one of some in or out; always in their order. */
const toggledIn = <Name extends string>(all: readonly Name[], chosen: readonly Name[], one: Name): Name[] =>
  all.filter((name) => (name === one ? !chosen.includes(name) : chosen.includes(name)))

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="editor-section" aria-labelledby={id}>
      <div className="editor-section-head">
        <h2 className="editor-heading" id={id}>
          {title}
        </h2>
        {note !== undefined && <p className="editor-note">{note}</p>}
      </div>
      {children}
    </section>
  )
}

interface TimeProps {
  readonly time: ClassTime
  readonly value: string
  readonly change: (value: string) => void
}

function TimeBox({ time, value, change }: TimeProps) {
  const id = useId()
  return (
    <Labelled id={id} label={texts().managedClass[time]()}>
      <input
        type="datetime-local"
        id={id}
        name={time}
        className="text-box text-field"
        // Limits the year to four digits.
        max="9999-12-31T23:59"
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </Labelled>
  )
}

interface CheckProps {
  readonly text: string
  readonly isOn: boolean
  readonly change: (isOn: boolean) => void
}

function Check({ text, isOn, change }: CheckProps) {
  return (
    <label className="check-line">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      {text}
    </label>
  )
}

interface DepartmentsProps {
  readonly chosen: readonly string[]
  readonly change: (codes: string[]) => void
}

function Departments({ chosen, change }: DepartmentsProps) {
  const list = useActorRef(useAdministration().flows.departments, { input: {} })
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  // A code whose name is unknown can still be taken out.
  const codes = [
    ...rows.map(({ dictCode }) => dictCode),
    ...chosen.filter((code) => !rows.some(({ dictCode }) => dictCode === code)),
  ]
  return (
    <div className="managed-class-checks" role="group" aria-label={texts().managedClass.audiences.departments()}>
      {codes.map((code) => (
        <Check
          key={code}
          text={rows.find(({ dictCode }) => dictCode === code)?.dictName ?? code}
          isOn={chosen.includes(code)}
          change={() => change(toggledIn(codes, chosen, code))}
        />
      ))}
    </div>
  )
}
