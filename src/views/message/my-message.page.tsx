import { texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { LISTS } from './message-address.ts'
import { MessageLists } from './message-lists.tsx'

/** [ROUTE-36] The messages as a screen of the personal centre. */
export default function MyMessagePage({ query }: PageProps) {
  return (
    <PersonalCentre name="myMessage" title={texts().title.myMessage()}>
      <MessageLists path={LISTS} query={query} />
    </PersonalCentre>
  )
}
