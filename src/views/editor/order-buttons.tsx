import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'

import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import '#views/kit/icon-button/icon-button.css'

interface Props {
  /** Name of the moved or removed item, for the accessible button names. */
  readonly name: string
  /** Null: at the end. */
  readonly up: (() => void) | null
  readonly down: (() => void) | null
  /** Its place says nothing, and it is not moved. */
  readonly isFixed?: boolean
  /** Null: it cannot be removed. */
  readonly remove: (() => void) | null
  /** What else is done with it. */
  readonly children?: ReactNode
}

/** Moves an item of a list by one place, or removes it; the focus follows the moved item. */
export function OrderButtons({ name, up, down, isFixed = false, remove, children }: Props) {
  const LL = texts().administration.courses
  return (
    <div className="order-buttons">
      {!isFixed && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={LL.up({ name })}
            title={LL.up({ name })}
            aria-disabled={up === null}
            onClick={() => up?.()}
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={LL.down({ name })}
            title={LL.down({ name })}
            aria-disabled={down === null}
            onClick={() => down?.()}
          >
            <ArrowDown size={18} aria-hidden="true" />
          </button>
        </>
      )}
      {children}
      {remove !== null && (
        <button
          type="button"
          className="icon-button"
          aria-label={LL.removeNamed({ name })}
          title={LL.removeNamed({ name })}
          onClick={remove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
