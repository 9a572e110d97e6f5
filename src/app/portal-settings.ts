import * as z from 'zod/mini'

/** [VALID-31] Twenty-fourths of a page's width for its two columns; 24/0 is one column (gap GAP-61). */
export const LAYOUT_RATIOS = ['24/0', '5/19', '17/7'] as const
export type LayoutRatio = (typeof LAYOUT_RATIOS)[number]

/** [VALID-31] The ratio that somebody has set; the default for anything that is none. */
export const layoutRatioOf = (value: unknown): LayoutRatio =>
  LAYOUT_RATIOS.find((ratio) => ratio === value) ?? LAYOUT_RATIOS[0]

const settings = z.object({
  adminUrl: z._default(z.string(), './admin'),
  /** The permission feature: whether a 401 forces a logout [SESSION-07, gap GAP-46]. */
  permission: z._default(z.boolean(), true),
  /** Whether navigation is shown, and whether the way out is shown all the same without it (gap GAP-13). */
  navigation: z._default(z.boolean(), true),
  logOut: z._default(z.boolean(), true),
  /** Whether header and footer may be shown at all [SHELL-01, gap GAP-13]. */
  headerFooter: z._default(z.boolean(), true),
  /** Paths without header and footer, beside the root path [SHELL-04]. */
  hideList: z._default(z.array(z.string()), []),
  /** The language of who has chosen none: the first of the list, or by the browser [LOCALE-04, LOCALE-05]. */
  startLanguage: z._default(z.enum(['first', 'browser']), 'first'),
  /** The variant wording [LOCALE-07]. */
  wording: z._default(z.enum(['standard', 'workshop']), 'standard'),
  /** [VALID-03] */
  passwordMax18: z._default(z.boolean(), false),
  /** [NEWS-06] Where the organisation's own app is to be had; null: it has none there. */
  androidAppUrl: z._default(z.nullable(z.string()), null),
  iosAppUrl: z._default(z.nullable(z.string()), null),
  /** What the organisation's OIDC provider is called; null: none is set up. */
  oidcName: z._default(z.nullable(z.string()), null),
  /** [VALID-31] Of the pages that have a side column. */
  layoutRatio: z.pipe(z.optional(z.unknown()), z.transform(layoutRatioOf)),
})
export type PortalSettings = z.infer<typeof settings>

/** What the server says of this portal in `<meta name="portal">`; the defaults where it says nothing. */
export function readPortalSettings(page: Document): PortalSettings {
  const written = page.querySelector('meta[name="portal"]')?.getAttribute('content')
  if (!written) return settings.parse({})
  try {
    return settings.parse(JSON.parse(written))
  } catch {
    return settings.parse({})
  }
}
