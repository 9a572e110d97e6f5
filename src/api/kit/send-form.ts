export interface FormAnswer {
  readonly status: number
  readonly body: string
}

/**
 * Posts a multipart form, by XMLHttpRequest because only it reports upload progress.
 * @param within idle time-out in milliseconds
 * @throws a DOMException: AbortError when `signal` aborts, TimeoutError, NetworkError
 */
export function sendForm(
  address: string,
  form: FormData,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
  within: number,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const end = (finish: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      finish()
    }
    const fail = (name: string) => end(() => reject(new DOMException('The form was not sent.', name)))
    const stop = (name: string) => {
      fail(name)
      request.abort()
    }
    const giveUp = () => stop('AbortError')
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop('TimeoutError'), within)
    }

    request.open('POST', address)
    request.withCredentials = true // [HTTP-04]
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait()
      progressed(loaded)
    })
    request.addEventListener('load', () => end(() => resolve({ status: request.status, body: request.responseText })))
    request.addEventListener('error', () => fail('NetworkError'))
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) return stop('AbortError')
    wait()
    request.send(form)
  })
}
