/**
 * Makes what does actions one after the other: while a POST is on its way another one to the same path is dropped
 * [HTTP-14].
 */
export function turns(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let earlier: Promise<unknown> = Promise.resolve()
  return (action) => {
    const started = earlier.then(action)
    earlier = started.catch(() => undefined)
    return started
  }
}
