import { Button } from '@radix-ui/themes'
import type { ComponentProps, ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { ClosedAction } from './closed-action.tsx'
import './actions.css'

export type ActionLook = Pick<ComponentProps<typeof Button>, 'variant' | 'color'>

interface Props {
  readonly word: string
  /** Code of the refusal it would get; null: allowed. */
  readonly because: string | null
  /** In place of the code's own words, where these name figures. */
  readonly words?: string | null
  readonly look?: ActionLook
  readonly icon?: ReactNode
  /** It is pending. */
  readonly isBusy?: boolean
  /** Nothing to do now, or another action is pending. */
  readonly isIdle?: boolean
  readonly choose: () => void
}

/** An action on a record; a disallowed one stays in place and explains itself. */
export function RecordAction({
  word,
  because,
  words = null,
  look = { variant: 'soft' },
  icon,
  isBusy = false,
  isIdle = false,
  choose,
}: Props) {
  if (because !== null)
    return <ClosedAction action={word} icon={icon} because={because} {...(words !== null && { words })} />
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

/** All actions on a record. */
export function RecordActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="record-actions" role="group" aria-label={texts().record.actions()}>
      {children}
    </div>
  )
}
