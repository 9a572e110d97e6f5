import * as z from 'zod/mini'

/** A text in each form that answers ask for; the first that fits is taken. */
const TEXTS = ['7', '2026-03-02 08:00:00', 'zh_CN', '2026-03-02']
const YEAR = 2026
/** Lists are long enough for every answer that says how long it is. */
const ROWS = [1, 5]
/** Menus hold menus; samples do not. */
const DEPTH = 12

/** A value that a contract takes as its answer: one row in each list, null and nothing where they may stand. */
export function sampleAnswer<Schema extends z.ZodMiniType>(schema: Schema): z.infer<Schema> {
  const tried = ROWS.map((rows) => sample(schema, rows, DEPTH))
  return z.parse(
    schema,
    tried.find((value) => schema.safeParse(value).success),
  )
}

function sample(schema: z.core.$ZodType, rows: number, depth: number): unknown {
  const within = (inner: z.core.$ZodType) => sample(inner, rows, depth - 1)
  if (schema instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.def.shape)
        .filter(([, field]) => !(field instanceof z.ZodMiniOptional))
        .map(([name, field]) => [name, within(field)]),
    )
  if (schema instanceof z.ZodMiniArray)
    return depth < 1 ? [] : Array.from({ length: rows }, () => within(schema.def.element))
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return schema.def.options.map(within)[0]
  if (schema instanceof z.ZodMiniRecord) return {}
  if (schema instanceof z.ZodMiniLazy) return within(schema.def.getter())
  return [null, ...TEXTS, 1, YEAR, true, ...choices(schema)].find((value) => z.safeParse(schema, value).success)
}

function choices(schema: z.core.$ZodType): readonly unknown[] {
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema.def.entries)
  return schema instanceof z.ZodMiniLiteral ? schema.def.values : []
}
