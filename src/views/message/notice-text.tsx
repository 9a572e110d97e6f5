import type { NoticePart } from '#api/message/notice.contract.ts'

import { DateText } from '#views/kit/time/time-text.tsx'

/** What a notice says, piece after piece: names keep to their own direction, times are the viewer's. */
export function NoticeText({ parts }: { parts: readonly NoticePart[] }) {
  return parts.map(({ kind, text }, i) => {
    if (kind === 'name') return <bdi key={i}>{text}</bdi>
    return kind === 'time' ? <DateText key={i} value={text} /> : text
  })
}
