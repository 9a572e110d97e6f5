import { useState } from 'react'

import { CLASS_TEACHERS_MAX, INVITED_MAX, type ClassPerson } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { PeopleSection } from '#views/editor/people-section.tsx'
import { PersonPicker } from '#views/editor/person-picker.tsx'

type Role = 'headmaster' | 'teachers' | 'invited'

/** Who owns a class, who runs it beside the owner, and who is invited. */
export function ClassPeople({ editor }: { editor: EditorActor<'class'> }) {
  const draft = useDraft(editor)
  const item = useItem(editor)
  const [picked, pick] = useState<Role | null>(null)
  const { classPeople, classTeachers } = useAdministration().flows.managedClasses
  const { managedClass: LL } = texts()
  const namesStaff = item === null || item.mayHandOver
  const headmaster = draft.headmaster === null ? [] : [draft.headmaster]
  const chosen = { headmaster, teachers: draft.teachers, invited: draft.invited }
  const take = ({ userId, originalName }: ClassPerson) =>
    changeDraft(editor, (written) => {
      const person = { userId, originalName }
      if (picked === 'headmaster') return { ...written, headmaster: person }
      if (picked === 'teachers') return { ...written, teachers: [...written.teachers, person] }
      return { ...written, invited: [...written.invited, person] }
    })
  const without = (role: 'teachers' | 'invited', id: string) =>
    changeDraft(editor, (written) => ({ ...written, [role]: written[role].filter(({ userId }) => userId !== id) }))
  return (
    <>
      {/* A new class belongs to its author; its owner and administrators hand it over and name its teachers. */}
      {item !== null && (
        <PeopleSection
          title={LL.people()}
          word={LL.headmaster()}
          people={headmaster}
          add={item.mayHandOver ? () => pick('headmaster') : null}
          addWord={LL.chooseOwner()}
        />
      )}
      <PeopleSection
        title={LL.teachers()}
        people={draft.teachers}
        {...(namesStaff && { remove: (id: string) => without('teachers', id) })}
        add={namesStaff && draft.teachers.length < CLASS_TEACHERS_MAX ? () => pick('teachers') : null}
        addWord={LL.addTeacher()}
      />
      {draft.audience === 'invitation' && (
        <PeopleSection
          title={LL.invited()}
          people={draft.invited}
          remove={(id) => without('invited', id)}
          add={draft.invited.length < INVITED_MAX ? () => pick('invited') : null}
          addWord={LL.addInvited()}
        />
      )}
      {picked !== null && (
        <PersonPicker
          title={picked === 'headmaster' ? LL.chooseOwner() : picked === 'teachers' ? LL.addTeacher() : LL.addInvited()}
          flow={picked === 'invited' ? classPeople : classTeachers}
          isChosen={({ userId }) => chosen[picked].some((person) => person.userId === userId)}
          choose={(person) => {
            take(person)
            if (picked === 'headmaster') pick(null)
          }}
          close={() => pick(null)}
        />
      )}
    </>
  )
}
