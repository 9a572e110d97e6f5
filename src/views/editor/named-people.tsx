import { useState } from 'react'

import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { PeopleSection } from './people-section.tsx'
import { PersonPicker } from './person-picker.tsx'

interface Person {
  readonly userId: string
  readonly originalName: string
}
type People = Person[]
interface Props {
  readonly people: People
  /** So many at most. */
  readonly most: number
  /** Takes an updater: one can be named while another field is being edited. */
  readonly change: (edit: (named: People) => People) => void
}

/** The people whom a document is for, by list. */
export function NamedPeople({ people, most, change }: Props) {
  const [isPicking, pick] = useState(false)
  const { classPeople } = useAdministration().flows.managedClasses
  const { managedQuestionnaire: LL } = texts()
  return (
    <>
      <PeopleSection
        title={LL.people()}
        people={people}
        remove={(id) => change((named) => named.filter(({ userId }) => userId !== id))}
        add={people.length < most ? () => pick(true) : null}
        addWord={LL.addPerson()}
      />
      {isPicking && (
        <PersonPicker
          title={LL.addPerson()}
          flow={classPeople}
          isChosen={({ userId }) => people.some((person) => person.userId === userId)}
          choose={({ userId, originalName }) => {
            if (people.length < most) change((named) => [...named, { userId, originalName }])
          }}
          close={() => pick(false)}
        />
      )}
    </>
  )
}
