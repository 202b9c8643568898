// Asking for a fresh link to the application's own mailbox, and how it ended.
import { useState } from 'react'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useLanguage } from '#ui/words.tsx'
import type { sendContinueLink } from './contract.ts'
import * as paths from './paths.ts'

interface NewLink {
  readonly state: 'not-asked' | 'sending' | 'sent'
  /** Why it could not be sent, '' otherwise. */
  readonly problem: string
  readonly send: () => void
}

export function useNewLink(leadId: string): NewLink {
  const language = useLanguage()
  const [state, setState] = useState<NewLink['state']>('not-asked')
  const [problem, setProblem] = useState('')
  const ask = async () => {
    setState('sending')
    const answer = await call<typeof sendContinueLink>(paths.sendContinueLink, { leadid: leadId })
    setState(answer.ok ? 'sent' : 'not-asked')
    setProblem(answer.ok ? '' : failureText(answer.refusal, language))
  }
  return { state, problem, send: () => void ask() }
}
