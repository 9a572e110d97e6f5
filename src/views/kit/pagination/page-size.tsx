import { ChevronDown } from 'lucide-react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { PAGE_SIZES } from '#machines/kit/pages.ts'

/** [CONST-01] Select for the number of rows per page. */
export function PageSize({ size, choose }: { size: number; choose: (size: number) => void }) {
  const LL = texts().shell.pagination
  return (
    <span className="pagination-size">
      <select
        className="pagination-field"
        data-control="size"
        aria-label={LL.size()}
        value={size}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {LL.sizeOption({ size: numberText(option, language()) })}
          </option>
        ))}
      </select>
      <ChevronDown className="pagination-size-mark" size={16} aria-hidden="true" />
    </span>
  )
}
