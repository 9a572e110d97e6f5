import { Button } from '@radix-ui/themes'
import { FolderDown } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ActorPagination } from '#views/kit/pagination/actor-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { RESOURCES_PATH } from './resource-address.ts'
import { ResourceRow } from './resource-row.tsx'

interface Props {
  readonly courseID: string
}

/** [COURSE-05] The downloads of a course, in its order. */
export function CourseResources({ courseID }: Props) {
  const { resources } = use(usePortal().flows.resources())
  const list = useList(resources, { filter: { courseID } })
  return (
    <div className="course-resources">
      <h2 className="course-heading">{texts().course.detail.tabs.data()}</h2>
      <ListFaces list={list} empty={<NoResources />}>
        {(rows) => (
          <ul className="resource-rows">
            {rows.map((row) => (
              <ResourceRow
                key={`${row.resourceID} ${row.stars}`}
                resource={row}
                level={3}
                renew={() => list.send({ type: 'list.reloaded' })}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      <ActorPagination list={list} />
    </div>
  )
}

function NoResources() {
  const LL = texts().resource
  return (
    <Face within="section" title={LL.ofCourseTitle()} text={LL.ofCourseText()} icon={<FolderDown />}>
      <Button asChild variant="soft">
        <Link href={RESOURCES_PATH}>{LL.toAll()}</Link>
      </Button>
    </Face>
  )
}
