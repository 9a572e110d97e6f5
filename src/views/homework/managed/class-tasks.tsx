import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { NotebookPen, Plus } from 'lucide-react'
import { Link } from 'wouter'

import type { ManagedTaskEntry } from '#api/homework/managed-task.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { newAddress } from './task-address.ts'
import { TaskRow } from './task-list.tsx'
import '#views/kit/row-link/row-link.css'
import '#views/editor/document-list.css'

/** The largest page size of a list. */
const MOST = 40

/** [CLASS-02 in part] The homework of a class for those who run it, the way to all of it, and to new homework. */
export function ClassTasks({ classID }: { readonly classID: string }) {
  const list = useActorRef(useAdministration().flows.tasks, { input: { size: MOST, filter: { class: classID } } })
  const { ofClass: LL, create } = texts().managedTask
  return (
    <EditorSection title={LL.heading()}>
      <div>
        <Button asChild className="command">
          <Link href={newAddress(classID)}>
            <Plus size={16} aria-hidden="true" />
            {create()}
          </Link>
        </Button>
      </div>
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<NotebookPen />} />}
      >
        {(rows: readonly ManagedTaskEntry[]) => (
          <>
            <ul className="document-rows">
              {rows.map((entry) => (
                <TaskRow key={entry.taskID} entry={entry} isOfClass />
              ))}
            </ul>
            <p>
              <Link href={`${addressOf('tasks')}?${new URLSearchParams({ class: classID })}`}>{LL.all()}</Link>
            </p>
          </>
        )}
      </ListFaces>
    </EditorSection>
  )
}
