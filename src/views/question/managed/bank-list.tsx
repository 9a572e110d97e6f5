import { useActorRef } from '@xstate/react'

import type { BankEntry } from '#api/question/managed-question.contract.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow, ownedBy, whoseIn } from '#views/editor/document-list.tsx'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { DateText } from '#views/kit/time/time-text.tsx'

const KEYWORD_MAX = 100

/** [QUEST-02] The question banks that the user changes, last changed first. */
export default function BankList({ query }: { query: URLSearchParams }) {
  const keyword = keywordIn(query, KEYWORD_MAX)
  const whose = whoseIn(query)
  const list = useActorRef(useAdministration().flows.banks, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { whose, keyword } },
  })
  const { administration, question } = texts()
  const { banks: LL } = question
  return (
    <DocumentList
      section="banks"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('banks', NEW), text: LL.create() }}
      state={null}
      keyword={keyword}
      whose={whose}
      placeholder={LL.searchPlaceholder()}
    >
      {(bank: BankEntry) => (
        <DocumentRow
          key={bank.bankID}
          href={itemAddress('banks', bank.bankID)}
          title={bank.name}
          facts={[
            LL.questionCount({ count: numberText(bank.questionCount, language()) }),
            ...(bank.topics.length === 0
              ? []
              : [
                  namesText(
                    bank.topics.map(({ name }) => name),
                    language(),
                  ),
                ]),
            <>
              {administration.items.updated()} <DateText value={bank.updatedAt} />
            </>,
            ...ownedBy(bank.ownerName),
          ]}
          status={null}
        />
      )}
    </DocumentList>
  )
}
