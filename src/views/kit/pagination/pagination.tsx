import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { PAGE_SIZES, pageCount } from '#machines/kit/pages.ts'

import { PageJump } from './page-jump.tsx'
import { PageNumbers } from './page-numbers.tsx'
import { PageSize } from './page-size.tsx'
import { rememberUse, useReturnedFocus, type Control } from './used-control.ts'
import './pagination.css'

interface Props {
  /** 1-based. */
  readonly page: number
  readonly size: number
  /** Number of rows on all pages. */
  readonly count: number
  readonly turnTo: (page: number) => void
  readonly resize: (size: number) => void
  /** [SHELL-53] Previous and next only; also the form on narrow screens. */
  readonly simple?: boolean
  /** Of what it turns the pages, where there are several on a page. */
  readonly label?: string
}

/** [SHELL-52..54] Pagination of a list with several pages. */
export function Pagination({ page, size, count, turnTo, resize, simple = false, label }: Props) {
  const LL = texts().shell.pagination
  const nav = useRef<HTMLElement>(null)
  const placeId = useId()
  useReturnedFocus(nav, `${page} ${size} ${count}`)

  const lastPage = pageCount(count, size)
  const written = (value: number) => numberText(value, language())
  const turn = (control: Control, wanted: number) => {
    if (wanted === page) return
    rememberUse(control)
    turnTo(wanted)
  }
  const arrow = (control: 'previous' | 'next', target: number, icon: ReactNode) => (
    <button
      type="button"
      className="pagination-item pagination-arrow"
      data-control={control}
      aria-label={LL[control]()}
      aria-describedby={placeId}
      // Not `disabled`, which would drop the focus on reaching the first or last page.
      aria-disabled={target < 1 || target > lastPage}
      onClick={() => turn(control, Math.min(Math.max(target, 1), lastPage))}
    >
      {icon}
    </button>
  )
  return (
    <nav className="pagination" aria-label={label ?? LL.label()} data-simple={simple} ref={nav}>
      <div className="pagination-row">
        {!simple && <p className="pagination-total">{LL.total({ count: written(count) })}</p>}
        {lastPage > 1 && (
          <div className="pagination-pages">
            {arrow('previous', page - 1, <ChevronLeft className="mirrored" size={18} aria-hidden="true" />)}
            {!simple && <PageNumbers page={page} lastPage={lastPage} turn={turn} />}
            <p className="pagination-place">
              <span aria-hidden="true">
                <b>{written(page)}</b> / {written(lastPage)}
              </span>
              <span className="visually-hidden" id={placeId}>
                {LL.position({ page: written(page), pages: written(lastPage) })}
              </span>
            </p>
            {arrow('next', page + 1, <ChevronRight className="mirrored" size={18} aria-hidden="true" />)}
          </div>
        )}
        {!simple && count > PAGE_SIZES[0] && (
          <div className="pagination-settings">
            <PageSize
              size={size}
              choose={(chosen) => {
                rememberUse('size')
                resize(chosen)
              }}
            />
            {lastPage > 1 && <PageJump lastPage={lastPage} turn={turn} />}
          </div>
        )}
      </div>
    </nav>
  )
}
