/** Serialises actions, because a POST is cancelled while another to the same path is pending [HTTP-14]. */
export function turns(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let earlier: Promise<unknown> = Promise.resolve()
  return (action) => {
    const started = earlier.then(action)
    earlier = started.catch(() => undefined)
    return started
  }
}
