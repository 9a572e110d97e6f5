import type { Expression, SqlBool } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import { classKinds, type ClassFacets, type listClassFacets } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { matching } from './class-filters.ts'
import { openClasses } from './open-classes.ts'
import { ownClasses } from './own-classes.ts'

const PLACES = 40

/** The kinds, years and places of a user's classes, or of those that the user may register for. */
export async function classFacets(
  db: Database,
  userId: string,
  { of, kind }: PayloadOf<typeof listClassFacets>,
  language: Language,
  now: Date,
): Promise<ClassFacets> {
  const among = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('class')
      .where(
        'class.id',
        'in',
        of === 'mine'
          ? ownClasses(db, userId).where(condition).select('class.id')
          : openClasses(db, userId, {}, now).where(condition).select('class.id'),
      )
  const [kinds, years, places] = await Promise.all([
    among(matching({}))
      .select((eb) => ['class.kind', eb.fn.countAll<number>().as('count')])
      .groupBy('class.kind')
      .execute(),
    among(matching({ kind }))
      .select((eb) => ['class.year', eb.fn.countAll<number>().as('count')])
      .groupBy('class.year')
      .orderBy('class.year', 'desc')
      .execute(),
    among(matching({ kind }))
      .select((eb) => ['class.place', eb.fn.min<string>('class.id').as('sample'), eb.fn.countAll<number>().as('count')])
      .where('class.place', 'is not', null)
      .groupBy('class.place')
      .orderBy('count', 'desc')
      .orderBy('class.place')
      .limit(PLACES)
      .execute(),
  ])
  // One of the classes of a place says what it is called in this language.
  const texts = await db
    .selectFrom('class_text')
    .select(['class_id', 'place'])
    .where('language', '=', language.code)
    .where(
      'class_id',
      'in',
      places.map(({ sample }) => sample),
    )
    .execute()
  const textOf = new Map(texts.map(({ class_id, place }) => [class_id, place]))
  const order = new Intl.Collator(language.tag)
  return {
    kinds: classKinds.map((one) => ({ kind: one, count: kinds.find((row) => row.kind === one)?.count ?? 0 })),
    years,
    places: places
      .flatMap(({ place, sample, count }) =>
        place === null ? [] : [{ place, text: textOf.get(sample) ?? place, count }],
      )
      .sort((a, b) => order.compare(a.text, b.text)),
  }
}
