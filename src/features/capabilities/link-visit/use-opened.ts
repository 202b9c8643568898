// Verifies a link at every opening: a stored id never skips it (decision 29).
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useLanguage } from '#ui/words.tsx'

export type Opening<Opened> =
  | { readonly state: 'verifying' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | { readonly state: 'open'; readonly opened: Opened }

/** `again` begins anew; `refresh` asks while what was told stays in sight. */
export function useOpened<Opened>(
  route: ApiRoute<'POST', ApiPath>,
  code: string,
): { readonly opening: Opening<Opened>; readonly again: () => void; readonly refresh: () => void } {
  const language = useLanguage()
  // Whoever changes the language reads on; the link is not opened again for it.
  const spoken = useRef(language)
  spoken.current = language
  const [opening, setOpening] = useState<Opening<Opened>>({ state: 'verifying' })
  const ask = useCallback(async () => {
    const answer = await call<Endpoint<{ link: string }, Opened, 'POST', ApiPath>>(
      route,
      { link: code },
      { language: spoken.current },
    )
    setOpening(
      answer.ok ? { state: 'open', opened: answer.value } : { state: 'failed', failure: answer.refusal },
    )
  }, [route, code])
  const again = useCallback(() => {
    setOpening({ state: 'verifying' })
    void ask()
  }, [ask])
  useEffect(() => again(), [again])
  return { opening, again, refresh: useCallback(() => void ask(), [ask]) }
}
