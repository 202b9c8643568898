// The course of a prefill match in the browser: asked, found or not, confirmed or declined. Every failure leads to the form (specification 2, section 8).
import { useRef, useState } from 'react'
import { call } from '#ui/api.ts'
import type { iffConfirm, iffMatch, ShownMatch } from './contract.ts'
import * as paths from './paths.ts'

/** Why the form is shown: the owner chose it, nobody was found, or it was somebody else. */
export type FormReason = 'chosen' | 'notFound' | 'declined'

type MatchState =
  | { readonly at: 'ask' }
  | { readonly at: 'asking' | 'confirming'; readonly match?: ShownMatch }
  | { readonly at: 'found'; readonly match: ShownMatch }
  | { readonly at: 'form'; readonly why: FormReason }

export interface Lookup {
  readonly last4: string
  readonly zip: string
}

interface Matching {
  readonly state: MatchState
  /** Looks up; answers whether somebody was found, to be confirmed. */
  readonly ask: (lookup: Lookup) => Promise<boolean>
  /** True once it is taken over; the form stands otherwise. */
  readonly confirm: () => Promise<boolean>
  readonly decline: () => void
  readonly byHand: () => void
}

/** `leadId`: told once the application is saved, for what is looked up belongs to it. */
export function useMatch(api: string, leadId: () => Promise<string>): Matching {
  const [state, setState] = useState<MatchState>({ at: 'ask' })
  const asked = useRef(new Set<string>())
  const toForm = (why: FormReason) => setState({ at: 'form', why })

  const ask = async ({ last4, zip }: Lookup): Promise<boolean> => {
    // The same question has the same answer, and costs a try.
    if (asked.current.has(`${last4} ${zip}`)) return false
    asked.current.add(`${last4} ${zip}`)
    setState({ at: 'asking' })
    const link = await leadId()
    const found = await call<ReturnType<typeof iffMatch>>(paths.iffMatch(api), {
      link,
      last4,
      zip,
      consent: true,
    })
    const match = found.ok ? found.value.model : null
    if (match) setState({ at: 'found', match })
    else toForm('notFound')
    return match !== null
  }
  const answer = async (confirmed: boolean): Promise<boolean> => {
    const link = await leadId()
    const told = await call<ReturnType<typeof iffConfirm>>(paths.iffConfirm(api), { link, confirmed })
    return told.ok
  }
  return {
    state,
    ask,
    confirm: async () => {
      setState((before) => ({ at: 'confirming', match: 'match' in before ? before.match : undefined }))
      if (await answer(true)) return true
      toForm('notFound')
      return false
    },
    decline: () => {
      void answer(false)
      toForm('declined')
    },
    byHand: () => toForm('chosen'),
  }
}
