// Verifies a link at every opening: a stored id never skips it (spec 68).
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import { useLanguage } from '#ui/words.tsx'
import type { Greeting } from './contract.ts'

type Opening<Opened> =
  | { readonly state: 'verifying' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | { readonly state: 'open'; readonly opened: Opened }

/** What a call that answers `valid: false` means: the same as one that refuses. */
const invalid: CallFailure = {
  kind: 'problem',
  status: 404,
  code: 'link-invalid',
  title: '',
  errors: [],
  extra: {},
}

export const isInvalid = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === invalid.code

type Answered<Opened> = Exclude<Opening<Opened>, { readonly state: 'verifying' }>

function readOpening<Opened extends { readonly valid?: boolean }>(
  answer: Outcome<Opened, CallFailure>,
): Answered<Opened> {
  if (!answer.ok) return { state: 'failed', failure: answer.refusal }
  return answer.value.valid === false
    ? { state: 'failed', failure: invalid }
    : { state: 'open', opened: answer.value }
}

/** `again` starts over; `refresh` asks while what was told stays in sight. */
export function useOpened<Opened extends Greeting & { readonly valid?: boolean }>(
  route: ApiRoute<'POST', ApiPath>,
  /** The link's code, and what the call names besides. */
  named: Readonly<Record<string, string>> & { readonly link: string },
  waitMs = 0,
): { readonly opening: Opening<Opened>; readonly again: () => void; readonly refresh: () => void } {
  const language = useLanguage()
  // Whoever changes the language reads on; the link is not opened again for it.
  const spoken = useRef(language)
  spoken.current = language
  // By its text: it is made again with every drawing of the page.
  const request = JSON.stringify(named)
  const [opening, setOpening] = useState<Opening<Opened>>({ state: 'verifying' })
  const ask = useCallback(async () => {
    const answer = await call<Endpoint<{ link: string }, Opened, 'POST', ApiPath>>(
      route,
      JSON.parse(request) as { link: string },
      { language: spoken.current },
    )
    const outcome = readOpening(answer)
    if (outcome.state === 'open') stored.set('first_name', outcome.opened.first_name)
    // Specification 2, section 4: a valid link keeps the first name for its minutes, an invalid one clears it.
    else if (isInvalid(outcome.failure)) stored.set('first_name', '')
    setOpening(outcome)
  }, [route, request])
  const again = useCallback(() => {
    setOpening({ state: 'verifying' })
    void ask()
  }, [ask])
  useEffect(() => {
    if (!waitMs) return again()
    const timer = setTimeout(again, waitMs)
    return () => clearTimeout(timer)
  }, [again, waitMs])
  return { opening, again, refresh: useCallback(() => void ask(), [ask]) }
}
