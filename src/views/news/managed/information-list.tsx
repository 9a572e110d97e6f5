import { useActorRef } from '@xstate/react'

import { informationCategories, KEYWORD_MAX } from '#api/news/news.contract.ts'
import { informationStates, type ManagedInformationEntry } from '#api/news/managed-news.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { DateText } from '#views/kit/time/time-text.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'

const figure = (value: number): string => numberText(value, language())

/** [NEWS-01] All items by staff, last changed first. */
export default function InformationList({ query }: { query: URLSearchParams }) {
  const category = informationCategories.find((code) => code === query.get('category')) ?? ''
  const state = informationStates.find((name) => name === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const list = useActorRef(useAdministration().flows.information, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { category, state, keyword } },
  })
  const { items: LL, category: categories } = texts().administration
  const newAddress = itemAddress('information', NEW)
  return (
    <DocumentList
      section="information"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{
        href: category === '' ? newAddress : `${newAddress}?${new URLSearchParams({ category })}`,
        text: LL.create(),
      }}
      state={state}
      keyword={keyword}
      narrowings={[
        {
          name: 'category',
          label: LL.category(),
          value: category,
          entries: [
            { value: '', text: LL.allCategories() },
            ...informationCategories.map((code) => ({ value: code, text: categories[code]() })),
          ],
        },
      ]}
      placeholder={LL.searchPlaceholder()}
    >
      {({
        informationID,
        title,
        categoryCode,
        state: stands,
        languages: written,
        updatedAt,
      }: ManagedInformationEntry) => (
        <DocumentRow
          key={informationID}
          href={itemAddress('information', informationID)}
          title={title}
          facts={[
            categories[categoryCode](),
            LL.languages({ count: figure(written.length), all: figure(languages.length) }),
            <>
              {LL.updated()} <DateText value={updatedAt} />
            </>,
          ]}
          status={<PublicationStatus state={stands} />}
        />
      )}
    </DocumentList>
  )
}
