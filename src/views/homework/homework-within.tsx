import { NotebookPen } from 'lucide-react'
import { use } from 'react'

import type { HomeworkEntry } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { HomeworkRow } from './homework-row.tsx'

/** [CLASS-02, HOMEWORK-01] The homework of a class. */
export function HomeworkWithin({ classID }: { readonly classID: string }) {
  const { within } = use(usePortal().flows.homework())
  const list = useList(within, { filter: { classID } })
  const LL = texts().handIn
  return (
    <ListFaces<HomeworkEntry>
      list={list}
      empty={<Face within="section" title={LL.ofClassTitle()} text={LL.ofClassText()} icon={<NotebookPen />} />}
    >
      {(entries) => (
        <ul className="response-rows">
          {entries.map((entry) => (
            <HomeworkRow key={entry.taskID} entry={entry} isWithinClass />
          ))}
        </ul>
      )}
    </ListFaces>
  )
}
