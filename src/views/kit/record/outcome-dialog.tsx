import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import { Status } from '../status/status.tsx'
import './outcome-dialog.css'

interface Outcome {
  readonly id: string
  readonly whose: string
  readonly what: string
  /** Why it was refused, in words; null: done. */
  readonly because: string | null
}
interface Props {
  readonly title: string
  readonly text: string
  /** Texts for a succeeded and for a refused record. */
  readonly done: string
  readonly refused: string
  readonly outcomes: readonly Outcome[]
  readonly close: () => void
}

/** Outcome per record of a bulk action, if some were refused. */
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
