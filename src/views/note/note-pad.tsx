import { NewNote } from './new-note.tsx'

/**
 * Stands beside a playing lecture. Pass the playback position on every change: a note holds the position at which its
 * first letter was typed. Needs the flows `notes` and the texts `note`; handles its own keys. Remounted per lecture, so
 * that a draft is never saved under another one.
 */
interface Props {
  readonly courseID: string
  readonly coursewareID: string
  readonly positionSeconds: number
  /** Called once a note is saved. */
  readonly kept?: () => void
}

/** [ROUTE-31] A note on the playing lecture, at its position. */
export function NotePad({ courseID, coursewareID, positionSeconds, kept }: Props) {
  return (
    <div className="note-pad" onKeyDown={(event) => event.stopPropagation()}>
      <NewNote
        key={coursewareID}
        courseID={courseID}
        coursewareID={coursewareID}
        positionSeconds={positionSeconds}
        {...(kept !== undefined && { kept })}
      />
    </div>
  )
}
