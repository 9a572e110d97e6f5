import type { ManagedClassEntry } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceLine } from './choice-line.tsx'
import { ClassStatus } from './class-status.tsx'
import { RecordPicker } from './record-picker.tsx'

interface Chosen {
  readonly classID: string
  readonly name: string
}
interface Props {
  /** Null: none yet. */
  readonly chosen: Chosen | null
  readonly choose: (one: Chosen) => void
}

/** The class that a document is for, of those that the user runs. */
export function ClassChoice({ chosen, choose }: Props) {
  const { managedClasses } = useAdministration().flows
  const { managedClass, managedExam: LL } = texts()
  return (
    <ChoiceLine name={chosen?.name ?? null} word={LL.chooseClass()}>
      {(close) => (
        <RecordPicker
          title={LL.chooseClass()}
          placeholder={managedClass.searchPlaceholder()}
          flow={managedClasses.classes}
          isSingle
          shown={(one: ManagedClassEntry) => ({
            id: one.classID,
            name: one.name,
            fact: <ClassStatus {...one} />,
          })}
          isChosen={({ classID }) => chosen?.classID === classID}
          add={({ classID, name }) => {
            choose({ classID, name })
            close()
          }}
          close={close}
        />
      )}
    </ChoiceLine>
  )
}
