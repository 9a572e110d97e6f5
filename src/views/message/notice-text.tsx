import type { NoticePart } from '#api/message/notice.contract.ts'

import { DateText } from '#views/kit/time/time-text.tsx'

/** A notice in parts: names in their own direction, times in the viewer's zone. */
export function NoticeText({ parts }: { parts: readonly NoticePart[] }) {
  return parts.map(({ kind, text }, i) => {
    if (kind === 'name') return <bdi key={i}>{text}</bdi>
    return kind === 'time' ? <DateText key={i} value={text} /> : text
  })
}
