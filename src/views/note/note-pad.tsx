import { NewNote } from './new-note.tsx'

/**
 * What stands beside a lecture that is being played. Give it where the lecture is now, as often as that changes: a note
 * holds the moment at which its first letter was written. It needs the flows `notes` and the texts `note`; keys that
 * are pressed in it are its own. A new lecture is a new pad: what has been written for another one is not kept under
 * it.
 */
interface Props {
  readonly courseID: string
  readonly coursewareID: string
  readonly positionSeconds: number
  /** A note has been kept. */
  readonly kept?: () => void
}

/** [ROUTE-31] A note on the lecture that is being played, at its moment. */
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
