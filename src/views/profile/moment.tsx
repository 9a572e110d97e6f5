import { clockText, dayText, momentOf } from '#i18n/dates.ts'
import { language } from '#i18n/texts.ts'

interface Props {
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly value: string
  /** The surrounding text. */
  readonly text: (args: { time: string }) => string
}

/** A moment within a sentence, in the viewer's time zone. */
export function Moment({ value, text }: Props) {
  const moment = momentOf(value)
  return (
    <time dateTime={moment.toISOString()}>{text({ time: `${dayText(moment, language())} ${clockText(moment)}` })}</time>
  )
}
