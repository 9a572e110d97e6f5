const made = new Map<string, unknown>()

/** The Intl object of a language and its options, made once: making it takes longer than all of its uses on a page. */
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
