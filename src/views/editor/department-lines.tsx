import { useActorRef } from '@xstate/react'

import { useAdministration } from '#app/context/administration-context.ts'
import { EmptyDictionary } from './empty-dictionary.tsx'
import { useOffered } from './use-offered.ts'
import { CheckLine } from './check-line.tsx'
import { toggledIn } from './toggled-in.ts'

interface Props {
  /** Name of the group. */
  readonly label: string
  readonly chosen: readonly string[]
  readonly change: (codes: string[]) => void
}

/** Some of the departments. */
export function DepartmentLines({ label, chosen, change }: Props) {
  const list = useActorRef(useAdministration().flows.departments, { input: {} })
  const { entries: rows, hasNone } = useOffered(list, chosen)
  // A code whose name is unknown can still be taken out.
  const codes = [
    ...rows.map(({ dictCode }) => dictCode),
    ...chosen.filter((code) => !rows.some(({ dictCode }) => dictCode === code)),
  ]
  if (hasNone) {
    return (
      <p className="editor-note">
        <EmptyDictionary typeCode="department" />
      </p>
    )
  }
  return (
    <div className="check-lines" role="group" aria-label={label}>
      {codes.map((code) => (
        <CheckLine
          key={code}
          text={rows.find(({ dictCode }) => dictCode === code)?.dictName ?? code}
          isOn={chosen.includes(code)}
          change={() => change(toggledIn(codes, chosen, code))}
        />
      ))}
    </div>
  )
}
