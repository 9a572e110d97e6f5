import type { PageSource } from '#views/portal/page-source.ts'

/** A page for each route of a part; a missing one is a compile error. */
export type PagesOf<Part extends readonly { readonly name: string }[]> = Readonly<
  Record<Part[number]['name'], PageSource>
>
