const made = new Map<string, unknown>()

/** Memoises the Intl object of a language and its options: construction costs more than all its uses on a page. */
export function formatOf<Format, Options>(
  Kind: new (intl: string, options: Options) => Format,
  intl: string,
  options: Options,
): Format {
  const key = `${Kind.name} ${intl} ${JSON.stringify(options)}`
  const known = made.get(key) as Format | undefined
  const format = known ?? new Kind(intl, options)
  made.set(key, format)
  return format
}
