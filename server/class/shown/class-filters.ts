import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { ClassCard } from '#api/class/class-card.contract.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import type { Tables } from '#server/tables.ts'

/** The filters that every list of classes has. */
export interface ClassFilters {
  readonly kind?: ClassCard['kind'] | undefined
  readonly year?: number | undefined
  readonly place?: string | undefined
  readonly keyword?: string | undefined
}

/** A condition on the columns of `class`. */
export function matching({ kind, year, place, keyword = '' }: ClassFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'class'>()
  return eb.and([
    ...(kind === undefined ? [] : [eb('class.kind', '=', kind)]),
    ...(year === undefined ? [] : [eb('class.year', '=', year)]),
    ...(place === undefined ? [] : [eb('class.place', '=', place)]),
    ...wordsOf(keyword).map((word) => holds(eb.ref('class.search'), word)),
  ])
}
