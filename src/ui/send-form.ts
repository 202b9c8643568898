// Sends a multipart form with true progress: fetch cannot report what has left, XMLHttpRequest can.
import type { ApiRoute } from '#core/contract/api-route.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { readAnswer, type CallFailure } from './answer.ts'
import { pageLanguage } from './api.ts'
import { tellListeners } from './refusal-news.ts'

interface SendOptions {
  /** The share of the body that has left, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds for the whole upload; 10 minutes when absent. */
  readonly timeoutMs?: number
  readonly language?: string
}

/** Posts a form and answers what the server answered, or why there is none. Never throws. */
export function sendForm<T>(
  route: ApiRoute<'POST'>,
  form: FormData,
  options: SendOptions = {},
): Promise<Outcome<T, CallFailure>> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = (outcome: Outcome<T, CallFailure>) => {
      options.signal?.removeEventListener('abort', abort)
      done(outcome)
    }
    request.open(route.method, route.path)
    request.timeout = options.timeoutMs ?? 600_000
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', options.language ?? pageLanguage())
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      end(
        tellListeners(
          readAnswer(request.status, request.responseText, request.getResponseHeader('retry-after')),
        ),
      )
    request.onerror = () => end(refused({ kind: 'offline' }))
    request.ontimeout = () => end(refused({ kind: 'timeout' }))
    request.onabort = () => end(refused({ kind: 'aborted' }))
    if (options.signal?.aborted) return end(refused({ kind: 'aborted' }))
    options.signal?.addEventListener('abort', abort)
    request.send(form)
  })
}
