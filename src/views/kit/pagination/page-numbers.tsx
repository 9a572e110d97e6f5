import { ChevronsLeft, ChevronsRight, Ellipsis } from 'lucide-react'
import type { CSSProperties } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { FAST_JUMP, pageWindow } from '#machines/kit/pages.ts'

import type { Control } from './used-control.ts'

interface Props {
  readonly page: number
  readonly lastPage: number
  readonly turn: (control: Control, page: number) => void
}

/** First and last page, two gaps, the current page and two neighbours on each side. */
const MOST_ITEMS = 9

/** [SHELL-54] Page numbers around the current one; the gaps between them are jump buttons [CONST-01]. */
export function PageNumbers({ page, lastPage, turn }: Props) {
  const LL = texts().shell.pagination
  const written = (value: number) => numberText(value, language())
  const label = (number: number) => {
    if (number === 1) return LL.firstPage({ page: written(1) })
    return (number === lastPage ? LL.lastPage : LL.page)({ page: written(number) })
  }
  const jump = (isAhead: boolean) => (
    <button
      type="button"
      className="pagination-item pagination-jump"
      data-control={isAhead ? 'ahead' : 'back'}
      aria-label={(isAhead ? LL.ahead : LL.back)({ pages: written(FAST_JUMP) })}
      onClick={() =>
        isAhead ? turn('ahead', Math.min(page + FAST_JUMP, lastPage)) : turn('back', Math.max(page - FAST_JUMP, 1))
      }
    >
      <Ellipsis className="pagination-gap" size={16} aria-hidden="true" />
      {isAhead ? (
        <ChevronsRight className="pagination-chevrons mirrored" size={16} aria-hidden="true" />
      ) : (
        <ChevronsLeft className="pagination-chevrons mirrored" size={16} aria-hidden="true" />
      )}
    </button>
  )
  // Reserves the width of all items, so that the arrows do not move.
  const room: CSSProperties = { '--items': Math.min(lastPage, MOST_ITEMS), '--digits': written(lastPage).length }
  return (
    <ul className="pagination-numbers" style={room}>
      {pageWindow(page, lastPage).map((item, index) => (
        <li key={item === 'gap' ? (index === 1 ? 'back' : 'ahead') : item}>
          {item === 'gap' && jump(index !== 1)}
          {item === page && (
            <span
              className="pagination-item"
              data-control="page"
              aria-current="page"
              aria-label={label(page)}
              tabIndex={-1}
            >
              {written(page)}
            </span>
          )}
          {item !== 'gap' && item !== page && (
            <button
              type="button"
              className="pagination-item"
              aria-label={label(item)}
              onClick={() => turn('page', item)}
            >
              {written(item)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
