import { Button } from '@radix-ui/themes'
import type { ComponentProps, ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { ClosedAction } from './closed-action.tsx'
import './actions.css'

export type ActionLook = Pick<ComponentProps<typeof Button>, 'variant' | 'color'>

interface Props {
  readonly word: string
  /** The code of the refusal that it would meet with; null: it is open. */
  readonly because: string | null
  readonly look?: ActionLook
  readonly icon?: ReactNode
  /** It is on its way. */
  readonly isBusy?: boolean
  /** There is nothing to do just now, or something else is on its way. */
  readonly isIdle?: boolean
  readonly choose: () => void
}

/** What somebody can do with a record; a closed action stays where it is and says why. */
export function RecordAction({
  word,
  because,
  look = { variant: 'soft' },
  icon,
  isBusy = false,
  isIdle = false,
  choose,
}: Props) {
  if (because !== null) return <ClosedAction action={word} icon={icon} because={because} />
  return (
    <Button
      type="button"
      size="2"
      className="record-action"
      {...look}
      loading={isBusy}
      disabled={isIdle}
      onClick={choose}
    >
      {icon}
      {word}
    </Button>
  )
}

/** All that somebody can do with a record. */
export function RecordActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="record-actions" role="group" aria-label={texts().record.actions()}>
      {children}
    </div>
  )
}
