/** Memoises a promise, so that a view may suspend on it; a failure is retried. */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null
  return () => {
    if (loading !== null) return loading
    const started = load()
    loading = started
    started.then(
      // React reads these two fields and does not suspend on a settled promise.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (loading = null),
    )
    return started
  }
}
