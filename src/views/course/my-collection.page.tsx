import { Button } from '@radix-ui/themes'
import { Heart } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { CATALOGUE_PATH } from './catalogue-address.ts'
import { FavouriteRow } from './favourite-row.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'

const PATH = courseAddress('myCollection')

/** [ROUTE-35, ARCHIVE-01] The learner's favourite courses, last added first. */
export default function MyCollectionPage({ query }: PageProps) {
  const { favourites } = use(usePortal().flows.courses())
  const list = useList(favourites, { page: query.get('page'), size: sizeAskedFor(query.get('size')) })
  return (
    <PersonalCentre name="myCollection" title={texts().title.myCollection()}>
      <ListFaces list={list} empty={<NoFavourites />}>
        {(courses) => (
          <ul className="favourites">
            {courses.map((course) => (
              <FavouriteRow key={course.courseID} course={course} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={PATH} query={query} />
    </PersonalCentre>
  )
}

function NoFavourites() {
  const LL = texts().course
  return (
    <Face within="section" title={LL.favourite.emptyTitle()} text={LL.favourite.emptyText()} icon={<Heart />}>
      <Button asChild variant="soft">
        <Link href={CATALOGUE_PATH}>{LL.mine.browse()}</Link>
      </Button>
    </Face>
  )
}
