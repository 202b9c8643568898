// Fetches a file of the server and gives it to the browser to keep, so that the page can show a refusal.
import type { ApiRoute } from '#core/contract/api-route.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { readAnswer, type CallFailure } from './answer.ts'
import { hrefTo, pageLanguage } from './api.ts'

/** Keeps it under this name once it has come whole. Never throws; one that broke off is 'offline'. No deadline: banks take minutes. */
export async function download(
  route: ApiRoute<'GET'>,
  request: object,
  name: string,
): Promise<Outcome<null, CallFailure>> {
  try {
    const answer = await fetch(hrefTo(route, request), {
      credentials: 'same-origin',
      headers: { 'accept-language': pageLanguage() },
    })
    if (!answer.ok) return readAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'))
    keep(await answer.blob(), name)
    return ok(null)
  } catch {
    return refused({ kind: 'offline' })
  }
}

function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
