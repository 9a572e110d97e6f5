import { useEffect, useId, useRef } from 'react'

import type { CourseFacets } from '#api/course/course.contract.ts'
import { isolated } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { navigate } from '#browser/address.ts'

import { Choice } from '#views/kit/choice/choice.tsx'
import { catalogueHref } from './catalogue-address.ts'
import type { FilterProps } from './catalogue-filters.tsx'

interface Props extends FilterProps {
  readonly teachers: CourseFacets['teachers']
}

/**
 * Whether a teacher was the last choice: the page is remounted by it [SHELL-02], and the select takes the focus back.
 */
let wasChosen = false

/** Select of all teachers who have a published course. */
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
    text: LL.teacherOption({ name: isolated(name), count: numberText(count, language()) }),
  }))
  // The address may name a teacher without published courses; the option is shown all the same.
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
