/** The name of an element or attribute without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Attributes by their names without prefixes, decoded. */
export const attributesIn = (
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), decode(value)]))

/** A text as content or attribute of an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
