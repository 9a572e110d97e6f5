import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import { Status } from '../status/status.tsx'
import './outcome-dialog.css'

interface Outcome {
  readonly id: string
  readonly whose: string
  readonly what: string
  /** Why it was not done, in words; null: it was. */
  readonly because: string | null
}
interface Props {
  readonly title: string
  readonly text: string
  /** What is said of one that was done, and of one that was not. */
  readonly done: string
  readonly refused: string
  readonly outcomes: readonly Outcome[]
  readonly close: () => void
}

/** What came of each of several records, where some could not be dealt with. */
export function OutcomeDialog({ title, text, done, refused, outcomes, close }: Props) {
  return (
    <Dialog
      title={title}
      text={text}
      close={close}
      actions={<Button onClick={close}>{texts().shell.dialog.close()}</Button>}
    >
      <ul className="outcomes">
        {outcomes.map(({ id, whose, what, because }) => (
          <li key={id} className="outcome">
            <span>
              <bdi className="outcome-whose">{whose}</bdi> {what}
            </span>
            <Status kind={because === null ? 'positive' : 'caution'}>{because === null ? done : refused}</Status>
            {because !== null && <p className="outcome-why">{because}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
