import { useEffect } from 'react'
import { useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/pages.ts'
import { MessageLists } from './message-lists.tsx'

/** [ROUTE-83, ROUTE-84] The messages on a page of their own, below either parent; the parents lead here. */
export default function NoticeListPage({ query }: PageProps) {
  const [address, navigate] = useLocation()
  const path = address.replace(/\/+$/, '')
  const isList = path.endsWith('/notice-list')
  useEffect(() => {
    if (!isList) navigate(`${path}/notice-list`, { replace: true })
  }, [isList, path, navigate])
  if (!isList) return null
  return (
    <div className="column message-page">
      <PageHead title={texts().title['notice-list']()} />
      <MessageLists path={path} query={query} />
    </div>
  )
}
