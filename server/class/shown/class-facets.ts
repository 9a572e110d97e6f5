import type { PayloadOf } from '#api/kit/call.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import type { ClassFacets, listClassFacets } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
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
  const among = of === 'mine' ? ownClasses(db, userId) : openClasses(db, userId, {}, now)
  // At once: who may see which class is asked only once for each.
  const all = await among
    .select(['class.kind', 'class.year', 'class.place'])
    .select((eb) => [eb.fn.min<string>('class.id').as('sample'), eb.fn.countAll<number>().as('count')])
    .groupBy(['class.kind', 'class.year', 'class.place'])
    .execute()
  const ofKind = kind === undefined ? all : all.filter((row) => row.kind === kind)
  const years = [...Map.groupBy(ofKind, ({ year }) => year)]
    .map(([year, rows]) => ({ year, count: countOf(rows) }))
    .sort((a, b) => b.year - a.year)
  const places = [...Map.groupBy(ofKind, ({ place }) => place)]
    .flatMap(([place, [first, ...others]]) =>
      place === null || first === undefined
        ? []
        : [{ place, sample: first.sample, count: countOf([first, ...others]) }],
    )
    .sort((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1))
    .slice(0, PLACES)
  // One of the classes of a place says what it is called in this language.
  const samples = places.map(({ sample }) => sample)
  const texts =
    samples.length === 0
      ? []
      : await db
          .selectFrom('class_text')
          .select(['class_id', 'place'])
          .where('language', '=', language.code)
          .where('class_id', 'in', samples)
          .execute()
  const textOf = new Map(texts.map(({ class_id, place }) => [class_id, place]))
  const order = new Intl.Collator(language.tag)
  return {
    kinds: classKinds.map((one) => ({ kind: one, count: countOf(all.filter((row) => row.kind === one)) })),
    years,
    places: places
      .map(({ place, sample, count }) => ({ place, text: textOf.get(sample) ?? place, count }))
      .sort((a, b) => order.compare(a.text, b.text)),
  }
}

const countOf = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)
