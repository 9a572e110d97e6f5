import { CircleCheck, CircleX, History, ShieldAlert } from 'lucide-react'
import { use } from 'react'

import { profileAddress } from '#api/profile/addresses.ts'
import type { OwnSignIn } from '#api/profile/profile.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { deviceName } from './device-name.tsx'

const PATH = profileAddress('mysessions')

/** The user's sign-in attempts with outcome and origin. */
export function SignInHistory({ query }: { query: URLSearchParams }) {
  const { signIns } = use(usePortal().flows.profile())
  const list = useList(signIns, { page: query.get('page'), size: sizeAskedFor(query.get('size')) })
  const LL = texts().profile.history
  return (
    <section aria-labelledby="history-heading">
      <h2 className="sessions-heading" id="history-heading">
        {LL.heading()}
      </h2>
      <p className="sessions-text">{LL.text()}</p>
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<History />} />}
      >
        {(rows) => (
          <ol className="history-rows">
            {rows.map((row) => (
              <Row key={row.signInID} signIn={row} />
            ))}
          </ol>
        )}
      </ListFaces>
      <ListPagination list={list} path={PATH} query={query} />
    </section>
  )
}

const outcomes = {
  succeeded: { kind: 'success', Icon: CircleCheck },
  checkPending: { kind: 'caution', Icon: ShieldAlert },
  wrongPassword: { kind: 'error', Icon: CircleX },
  disabled: { kind: 'error', Icon: CircleX },
} as const

function Row({ signIn: { at, method, outcome, address, device } }: { signIn: OwnSignIn }) {
  const LL = texts().profile
  const { kind, Icon } = outcomes[outcome]
  return (
    <li className="history-row">
      <span className="history-time">
        <DateText value={at} />
      </span>
      <span className="history-outcome" data-kind={kind}>
        <Icon size={16} aria-hidden="true" />
        {LL.outcome[outcome]()}
      </span>
      <span className="history-method">{LL.method[method]()}</span>
      <span className="history-device">
        <bdi>{deviceName(device)}</bdi>
      </span>
      <span className="history-address">
        <bdi dir="ltr">{address}</bdi>
      </span>
    </li>
  )
}
