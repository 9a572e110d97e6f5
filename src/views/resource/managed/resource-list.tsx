import { useActorRef } from '@xstate/react'

import { resourceTypes, type ManagedResource } from '#api/resource/managed-resource.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { inEachOf, inEvery, nameIn } from '#machines/kit/language-texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { blankWords, type ResourceWords } from '#machines/resource/resource-draft.ts'

import { FileSize } from '#views/kit/file-size/file-size.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { itemAddress, NEW } from '#views/editor/sections.ts'

const KEYWORD_MAX = 100

function nameOf({ texts: written }: ManagedResource): string {
  const words = inEachOf<ResourceWords>(written, blankWords)
  return nameIn(
    inEvery((code) => words[code].name),
    language().code,
  )
}

/** [COURSE-05, ENTITY-25] Resources without a course, last uploaded first. */
export default function ResourceList({ query }: { query: URLSearchParams }) {
  const type = resourceTypes.find((one) => one === query.get('type')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const list = useActorRef(useAdministration().flows.resources, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { type, whose, keyword } },
  })
  const { courses, resources: LL } = texts().administration
  return (
    <DocumentList
      section="resources"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('resources', NEW), text: LL.create() }}
      state={null}
      keyword={keyword}
      whose={whose}
      narrowings={[
        {
          name: 'type',
          label: LL.type(),
          value: type,
          entries: [
            { value: '', text: LL.allTypes() },
            ...resourceTypes.map((code) => ({ value: code, text: LL.types[code]() })),
          ],
        },
      ]}
      placeholder={courses.searchPlaceholder()}
    >
      {(resource: ManagedResource) => (
        <DocumentRow
          key={resource.resourceID}
          href={itemAddress('resources', resource.resourceID)}
          title={nameOf(resource)}
          facts={[
            LL.types[resource.type](),
            ...(resource.file === null || resource.file.size === null
              ? []
              : [<FileSize key="size" bytes={resource.file.size} />]),
            LL.downloads({ count: numberText(resource.downloadCount, language()) }),
            <>
              {LL.uploaded()} <DateText value={resource.uploadedAt} />
            </>,
            ...ownedBy(resource.editors.owner?.originalName ?? null),
          ]}
          status={resource.file === null ? <Status kind="caution">{LL.noFile()}</Status> : null}
        />
      )}
    </DocumentList>
  )
}
