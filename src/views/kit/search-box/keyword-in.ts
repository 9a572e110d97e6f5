/** The keyword of an address, cut to the length the server accepts. */
export const keywordIn = (query: URLSearchParams, max: number): string =>
  (query.get('keyword') ?? '').trim().slice(0, max)
