/** The same promise to everybody, so that a view may wait for it while it is drawn; a failure is tried again. */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null
  return () => {
    if (loading !== null) return loading
    const started = load()
    loading = started
    started.then(
      // React looks at these two, and does not wait for what is there already.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (loading = null),
    )
    return started
  }
}
