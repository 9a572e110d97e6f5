import { useActorRef, useSelector } from '@xstate/react'

import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import type { ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { DateText } from '#views/kit/time/time-text.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** The categories of courses; without the dictionary there are none, and everything else works [ERROR-40]. */
export function useCategories(): Readonly<DictionaryType['dicts']> {
  const list = useActorRef(useAdministration().flows.categories, { input: {} })
  return useSelector(list, (snapshot) => snapshot.context.rows)
}

/** [COURSE-02, ROUTE-20] Every course, last changed first. */
export default function CourseList({ query }: { query: URLSearchParams }) {
  const category = query.get('category') ?? ''
  const state = publicationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const categories = useCategories()
  const list = useActorRef(useAdministration().flows.courses, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { category: /^[\w-]{1,64}$/.test(category) ? category : '', state, whose, keyword },
    },
  })
  const { items, courses: LL } = texts().administration
  return (
    <DocumentList
      section="courses"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('courses', NEW), text: LL.create() }}
      state={state}
      keyword={keyword}
      whose={whose}
      narrowings={[
        {
          name: 'category',
          label: LL.category(),
          value: category,
          entries: [
            { value: '', text: LL.allCategories() },
            ...categories.map(({ dictCode, dictName }) => ({ value: dictCode, text: dictName })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(course: ManagedCourseEntry) => (
        <DocumentRow
          key={course.courseID}
          href={itemAddress('courses', course.courseID)}
          title={course.title}
          facts={[
            texts().course.kind[course.kind](),
            categories.find(({ dictCode }) => dictCode === course.categoryCode)?.dictName ?? course.categoryCode,
            LL.lectureCount({ count: figure(course.lectureCount) }),
            items.languages({ count: figure(course.languages.length), all: figure(languages.length) }),
            <>
              {items.updated()} <DateText value={course.updatedAt} />
            </>,
            ...ownedBy(course.ownerName),
          ]}
          status={<PublicationStatus state={course.state} />}
        />
      )}
    </DocumentList>
  )
}
