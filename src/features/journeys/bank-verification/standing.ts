// Where the link's purpose stands, as the server tells it; null when it could not be asked.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { call } from '#ui/api.ts'
import type { finishLink } from './contract.ts'

export type Standing = ResponseOf<typeof finishLink>

export async function readStanding(code: string): Promise<Standing | null> {
  const answer = await call<typeof finishLink>(
    { method: 'POST', path: '/api/bank-verification/finish' },
    { link: code },
  )
  return answer.ok ? answer.value : null
}
