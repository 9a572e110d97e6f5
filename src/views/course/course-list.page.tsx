import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { BookOpen, SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { resourceAddress } from '#api/resource/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { CATALOGUE_PATH, catalogueFilter, catalogueHref, isNarrowed } from './catalogue-address.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueSort } from './catalogue-sort.tsx'
import { CourseRow, CourseRowsAwaited } from './course-row.tsx'
import { TOPICS_PATH } from './topic-href.ts'
import './course-list.css'

/** [ROUTE-20] The open courses; search, filters, order and page are in the address. */
export default function CourseListPage({ query }: PageProps) {
  const { catalogue } = use(usePortal().flows.courses())
  const filter = catalogueFilter(query)
  const { kind, category, year, teacher, keyword, sort } = filter
  const size = query.get('size')
  const list = useList(catalogue, {
    page: query.get('page'),
    size: sizeAskedFor(size),
    filter: {
      kind: kind ?? '',
      category: category ?? '',
      year: String(year ?? ''),
      teacher: teacher ?? '',
      keyword,
      sort,
    },
  })
  const count = useSelector(list, (snapshot) => (snapshot.hasTag('filled') ? snapshot.context.count : null))
  const LL = texts()
  return (
    <div className="column">
      <PageHead
        title={LL.title['course-list']()}
        lead={
          <>
            {LL.course.catalogue.lead()}{' '}
            <Link className="catalogue-topics" href={TOPICS_PATH}>
              {LL.course.topics.browse()}
            </Link>{' '}
            <Link className="catalogue-topics" href={resourceAddress('resources')}>
              {LL.course.catalogue.resources()}
            </Link>
          </>
        }
        actions={
          <SearchBox
            label={LL.course.catalogue.search()}
            placeholder={LL.course.catalogue.placeholder()}
            value={keyword}
            commit={(text) => navigate(catalogueHref({ ...filter, keyword: text }, size))}
          />
        }
      />
      <div className="catalogue">
        <CatalogueFilters filter={filter} size={size} />
        <div className="catalogue-found">
          <CatalogueSort filter={filter} size={size} count={count} />
          <ListFaces
            list={list}
            waiting={<CourseRowsAwaited />}
            empty={isNarrowed(filter) ? <NothingFound /> : <NothingThere />}
          >
            {(courses) => (
              <ul className="course-rows">
                {courses.map((course) => (
                  <CourseRow key={course.courseID} course={course} />
                ))}
              </ul>
            )}
          </ListFaces>
          <ListPagination list={list} path={CATALOGUE_PATH} query={query} />
        </div>
      </div>
    </div>
  )
}

function NothingFound() {
  const LL = texts().course.catalogue
  return (
    <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={CATALOGUE_PATH}>{LL.clear()}</Link>
      </Button>
    </Face>
  )
}

function NothingThere() {
  const LL = texts().course.catalogue
  return <Face within="section" title={LL.noneTitle()} text={LL.noneText()} icon={<BookOpen />} />
}
