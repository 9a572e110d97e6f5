import { useActorRef } from '@xstate/react'

import { liveStates } from '#api/live/live.contract.ts'
import type { ManagedBroadcast } from '#api/live/managed-live.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { inEachOf, inEvery, nameIn } from '#machines/kit/language-texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { blankBroadcastWords, type BroadcastWords } from '#machines/live/broadcast-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentList, DocumentRow } from '#views/editor/document-list.tsx'
import { itemAddress, NEW } from '#views/editor/sections.ts'
import { keywordIn } from '#views/kit/search-box/keyword-in.ts'
import { LiveStatus } from '#views/live/live-status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'

const KEYWORD_MAX = 100

function nameOf({ texts: written }: ManagedBroadcast): string {
  const words = inEachOf<BroadcastWords>(written, blankBroadcastWords)
  return nameIn(
    inEvery((code) => words[code].title),
    language().code,
  )
}

/** [LIVE-01] The live broadcasts of all times, the latest first. */
export default function BroadcastList({ query }: { query: URLSearchParams }) {
  const state = liveStates.find((one) => one === query.get('state')) ?? ''
  const keyword = keywordIn(query, KEYWORD_MAX)
  const list = useActorRef(useAdministration().flows.broadcasts, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter: { state, keyword } },
  })
  const { broadcast: LL, live } = texts()
  return (
    <DocumentList
      section="broadcasts"
      query={query}
      list={list}
      heading={LL.heading()}
      intro={LL.intro()}
      create={{ href: itemAddress('broadcasts', NEW), text: LL.create() }}
      state={state}
      states={[...liveStates.map((value) => ({ value, text: live.state[value]() }))]}
      keyword={keyword}
      placeholder={LL.searchPlaceholder()}
    >
      {(broadcast: ManagedBroadcast) => (
        <DocumentRow
          key={broadcast.broadcastID}
          href={itemAddress('broadcasts', broadcast.broadcastID)}
          title={nameOf(broadcast)}
          facts={[
            <TimeRange key="times" from={broadcast.startTime} to={broadcast.endTime} />,
            ...(broadcast.speaker === '' ? [] : [broadcast.speaker]),
          ]}
          status={<LiveStatus state={broadcast.state} />}
        />
      )}
    </DocumentList>
  )
}
