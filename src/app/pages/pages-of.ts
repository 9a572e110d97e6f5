import type { PageSource } from '#views/portal/page-source.ts'

/** A page for each route of a part: one that is missing does not compile. */
export type PagesOf<Part extends readonly { readonly name: string }[]> = Readonly<
  Record<Part[number]['name'], PageSource>
>
