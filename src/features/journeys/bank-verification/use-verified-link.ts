// Verifies the link at every opening: a stored id never skips it (decision 29).
import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useLanguage } from '#ui/words.tsx'
import type { verifyLink } from './contract.ts'
import * as paths from './paths.ts'

export type Verified = ResponseOf<typeof verifyLink>

export type LinkState =
  | { readonly state: 'verifying' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | { readonly state: 'open'; readonly link: Verified }

export function useVerifiedLink(code: string): { readonly opened: LinkState; readonly again: () => void } {
  const language = useLanguage()
  const [opened, setOpened] = useState<LinkState>({ state: 'verifying' })
  const verify = useCallback(async () => {
    setOpened({ state: 'verifying' })
    const answer = await call<typeof verifyLink>(paths.verifyLink, { link: code }, { language })
    setOpened(
      answer.ok ? { state: 'open', link: answer.value } : { state: 'failed', failure: answer.refusal },
    )
  }, [code])
  useEffect(() => void verify(), [verify])
  return { opened, again: () => void verify() }
}
