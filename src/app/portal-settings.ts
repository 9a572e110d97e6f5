import * as z from 'zod/mini'

/** [VALID-31] The widths of a page's two columns in 24ths; 24/0 is a single column (gap GAP-61). */
export const LAYOUT_RATIOS = ['24/0', '5/19', '17/7'] as const
export type LayoutRatio = (typeof LAYOUT_RATIOS)[number]

/** [VALID-31] The configured ratio; the default for an invalid value. */
export const layoutRatioOf = (value: unknown): LayoutRatio =>
  LAYOUT_RATIOS.find((ratio) => ratio === value) ?? LAYOUT_RATIOS[0]

const settings = z.object({
  adminUrl: z._default(z.string(), './admin'),
  /** The permission feature: whether a 401 forces a logout [SESSION-07, gap GAP-46]. */
  permission: z._default(z.boolean(), true),
  /** Whether navigation is shown, and whether sign-out is shown without it (gap GAP-13). */
  navigation: z._default(z.boolean(), true),
  logOut: z._default(z.boolean(), true),
  /** Whether header and footer may be shown at all [SHELL-01, gap GAP-13]. */
  headerFooter: z._default(z.boolean(), true),
  /** Paths without header and footer, beside the root path [SHELL-04]. */
  hideList: z._default(z.array(z.string()), []),
  /** The language before a choice: the first of the list, or the browser's [LOCALE-04, LOCALE-05]. */
  startLanguage: z._default(z.enum(['first', 'browser']), 'first'),
  /** The variant wording [LOCALE-07]. */
  wording: z._default(z.enum(['standard', 'workshop']), 'standard'),
  /** [VALID-03] */
  passwordMax18: z._default(z.boolean(), false),
  /** Whether a captcha is asked for before signing in and before a forgotten password is replaced. */
  captcha: z._default(z.boolean(), true),
  /** [NEWS-06] Store addresses of the organisation's app; null: none. */
  androidAppUrl: z._default(z.nullable(z.string()), null),
  iosAppUrl: z._default(z.nullable(z.string()), null),
  /** The organisation's time zone, as an IANA name; null: unknown. */
  timeZone: z._default(z.nullable(z.string()), null),
  /** The display name of the organisation's OIDC provider; null: none. */
  oidcName: z._default(z.nullable(z.string()), null),
  /** What the portal is called, by language; empty: as it comes. Readers of other languages get the first. */
  names: z._default(z.record(z.string(), z.string()), {}),
  /** [VALID-31] Of pages with a side column. */
  layoutRatio: z.pipe(z.optional(z.unknown()), z.transform(layoutRatioOf)),
})
export type PortalSettings = z.infer<typeof settings>

/** The server's settings in `<meta name="portal">`, with defaults. */
export function readPortalSettings(page: Document): PortalSettings {
  const written = page.querySelector('meta[name="portal"]')?.getAttribute('content')
  if (!written) return settings.parse({})
  try {
    return settings.parse(JSON.parse(written))
  } catch {
    return settings.parse({})
  }
}
