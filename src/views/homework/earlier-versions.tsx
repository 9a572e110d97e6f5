import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { useState, type ReactNode } from 'react'

import type { Homework, HomeworkVersion } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListFlow } from '#machines/kit/list.flow.ts'

import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { ActorPagination } from '#views/kit/pagination/actor-pagination.tsx'

interface Props {
  readonly flow: ListFlow<HomeworkVersion>
  readonly homework: Homework
  readonly children: (versions: readonly HomeworkVersion[]) => ReactNode
}

/** [HOMEWORK-03] What was handed in before the versions that a page shows, once it is asked for. Needs `handIn`. */
export function EarlierVersions({ flow, homework: { homeworkID, versions }, children }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [last, oldest] = [versions[0], versions.at(-1)]
  if (homeworkID === null || oldest === undefined || oldest.version === 1) return null
  if (!isAsked)
    return (
      <Button variant="soft" onClick={() => setAsked(true)}>
        {texts().handIn.showEarlier()}
      </Button>
    )
  // With a new version, one more is an earlier one.
  return (
    <Pages key={last?.version} flow={flow} homeworkID={homeworkID}>
      {children}
    </Pages>
  )
}

interface PagesProps extends Pick<Props, 'flow' | 'children'> {
  readonly homeworkID: string
}

function Pages({ flow, homeworkID, children }: PagesProps) {
  const list = useActorRef(flow, { input: { filter: { homework: homeworkID } } })
  return (
    <>
      <ListFaces<HomeworkVersion> list={list} empty={null}>
        {children}
      </ListFaces>
      <ActorPagination list={list} />
    </>
  )
}
