import { useEffect, useId, useRef } from 'react'

import type { CourseFacets } from '#api/course/course.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { Choice } from '#views/kit/choice/choice.tsx'
import { catalogueHref } from './catalogue-address.ts'
import type { FilterProps } from './catalogue-filters.tsx'

interface Props extends FilterProps {
  readonly teachers: CourseFacets['teachers']
}

/** Whether a teacher was chosen here last: the page is built anew with its answer [SHELL-02], and the list with it. */
let wasChosen = false

/** Who teaches: one of all who have a published course. */
export function Teacher({ filter, size, teachers }: Props) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasChosen) group.current?.querySelector('select')?.focus({ preventScroll: true })
    wasChosen = false
  }, [filter.teacher])

  const LL = texts().course.catalogue
  const entries = teachers.map(({ name, count }) => ({
    value: name,
    // An option holds text alone, so that its direction is kept by signs.
    text: LL.teacherOption({ name: `\u2068${name}\u2069`, count: numberText(count, language()) }),
  }))
  // An address may name somebody who teaches nothing any more; it is said all the same.
  const unknown = [filter.teacher ?? ''].filter(
    (chosen) => chosen !== '' && !teachers.some(({ name }) => name === chosen),
  )
  return (
    <div className="filter-group" ref={group}>
      <label className="filter-label" htmlFor={id}>
        {LL.teacher()}
      </label>
      <div className="filter-choice-list">
        <Choice
          id={id}
          value={filter.teacher ?? ''}
          entries={[{ value: '', text: LL.all() }, ...unknown.map((name) => ({ value: name, text: name })), ...entries]}
          choose={(name) => {
            wasChosen = true
            navigate(catalogueHref({ ...filter, teacher: name === '' ? null : name }, size))
          }}
        />
      </div>
    </div>
  )
}
