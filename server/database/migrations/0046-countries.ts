/**
 * Codes that Intl has names for though ISO 3166-1 has none of them: islands apart, unions, what is not known, what is
 * made up for tests.
 */
const NO_COUNTRIES = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])
const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))

/** The countries and regions of ISO 3166-1 as Intl knows them, without deprecated codes. */
export function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const isCurrent = (code: string): boolean =>
    names.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRIES.has(code) && isCurrent(code),
  )
}
