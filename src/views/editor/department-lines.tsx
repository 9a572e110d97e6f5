import { useActorRef } from '@xstate/react'

import { pathTo } from '#api/dictionary/tree-rule.ts'
import { texts } from '#i18n/texts.ts'

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

/** Some of the departments, as a tree: one that is chosen has those below it with it. */
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
  const isTree = rows.some(({ parentCode }) => parentCode !== undefined)
  return (
    <>
      {isTree && <p className="editor-note">{texts().department.includes()}</p>}
      <div className="check-lines" data-tree={isTree} role="group" aria-label={label}>
        {codes.map((code) => {
          const above = pathTo(rows, code).slice(0, -1)
          const isCovered = above.some(({ dictCode }) => chosen.includes(dictCode))
          return (
            <CheckLine
              key={code}
              text={rows.find(({ dictCode }) => dictCode === code)?.dictName ?? code}
              isOn={isCovered || chosen.includes(code)}
              // What is chosen can be taken out, whatever is above it.
              isFixed={isCovered && !chosen.includes(code)}
              depth={above.length}
              change={() => change(toggledIn(codes, chosen, code))}
            />
          )
        })}
      </div>
    </>
  )
}
