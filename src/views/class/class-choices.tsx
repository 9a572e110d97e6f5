import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'

import type { ClassFacets } from '#api/class/class.contract.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import { navigate } from '#browser/address.ts'

import { Choice } from '#views/kit/choice/choice.tsx'
import { classListHref, type ClassFilter } from './class-filter.ts'
import type { ClassKind } from './class-href.ts'
import './class.css'

interface Props {
  readonly kind: ClassKind
  readonly filter: ClassFilter
  readonly size: string | null
  readonly known: DetailActor<ClassFacets>
}

/** The last choice made: the page is remounted by it [SHELL-02], and the select takes the focus back. */
let lastChosen: 'year' | 'place' | null = null

/** The years and places of the list; a chosen one stays even if no class has it. */
export function ClassChoices({ kind, filter, size, known }: Props) {
  const facets = useSelector(known, (snapshot) => snapshot.context.item)
  const isFailed = useSelector(known, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().class.list
  if (isFailed) {
    return (
      <p className="class-filters-failed" role="alert">
        {LL.facetsFailed()}{' '}
        <button type="button" onClick={() => known.send({ type: 'item.reloaded' })}>
          {texts().portal.retry()}
        </button>
      </p>
    )
  }
  const years = (facets?.years ?? []).map(({ year }) => ({ value: String(year), text: String(year) }))
  const places = (facets?.places ?? []).map(({ place, text }) => ({ value: place, text: isolated(text) }))
  const go = (name: 'year' | 'place', changed: Partial<ClassFilter>) => {
    lastChosen = name
    navigate(classListHref(kind, { ...filter, ...changed }, size))
  }
  return (
    <div className="class-choices">
      <Chosen
        name="year"
        label={LL.year()}
        all={LL.allYears()}
        value={String(filter.year ?? '')}
        entries={years}
        choose={(year) => go('year', { year: year === '' ? null : Number(year) })}
      />
      {(kind !== 'online' || places.length > 0 || filter.place !== null) && (
        <Chosen
          name="place"
          label={LL.place()}
          all={LL.allPlaces()}
          value={filter.place ?? ''}
          entries={places}
          choose={(place) => go('place', { place: place === '' ? null : place })}
        />
      )}
    </div>
  )
}

interface ChosenProps {
  readonly name: 'year' | 'place'
  readonly label: string
  readonly all: string
  readonly value: string
  readonly entries: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (value: string) => void
}

function Chosen({ name, label, all, value, entries, choose }: ChosenProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lastChosen !== name) return
    box.current?.querySelector('select')?.focus({ preventScroll: true })
    lastChosen = null
  }, [name, value])
  const unknown = value === '' || entries.some((entry) => entry.value === value) ? [] : [{ value, text: value }]
  return (
    <div className="class-choice" ref={box}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Choice id={id} value={value} entries={[{ value: '', text: all }, ...unknown, ...entries]} choose={choose} />
    </div>
  )
}
