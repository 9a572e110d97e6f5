import { useActorRef } from '@xstate/react'

import { classKinds } from '#api/class/class-card.contract.ts'
import { managedClassStates, type ManagedClassEntry } from '#api/class/managed-class.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { TimeRange } from '#views/kit/time/time-text.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { ClassStatus } from '#views/editor/class-status.tsx'

const figure = (value: number): string => numberText(value, language())
const KEYWORD_MAX = 100

/** [ROLE-03] The classes that the caller runs, the latest start first. */
export default function ManagedClassList({ query }: { query: URLSearchParams }) {
  const kind = classKinds.find((name) => name === query.get('type')) ?? ''
  const state = managedClassStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const list = useActorRef(useAdministration().flows.managedClasses.classes, {
    input: {
      size: sizeAskedFor(query.get('size')),
      page: query.get('page'),
      filter: { type: kind, state, keyword },
    },
  })
  const { managedClass: LL, class: words } = texts()
  return (
    <DocumentList
      section="classes"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('classes', NEW), text: LL.create() }}
      state={state}
      states={managedClassStates.map((name) => ({ value: name, text: LL.state[name]() }))}
      keyword={keyword}
      narrowings={[
        {
          name: 'type',
          label: LL.kind(),
          value: kind,
          entries: [
            { value: '', text: LL.allKinds() },
            ...classKinds.map((name) => ({ value: name, text: words.kind[name]() })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {(one: ManagedClassEntry) => (
        <DocumentRow
          key={one.classID}
          href={itemAddress('classes', one.classID)}
          title={one.name}
          facts={[
            words.kind[one.kind](),
            <TimeRange key="times" from={one.startsAt} to={one.endsAt} precision="day" />,
            one.capacity === null
              ? LL.taken({ count: figure(one.taken) })
              : LL.takenOf({ count: figure(one.taken), all: figure(one.capacity) }),
            ...(one.underReview > 0 ? [LL.underReview({ count: figure(one.underReview) })] : []),
            ...(one.waiting > 0 ? [LL.inLine({ count: figure(one.waiting) })] : []),
          ]}
          status={<ClassStatus {...one} />}
        />
      )}
    </DocumentList>
  )
}
