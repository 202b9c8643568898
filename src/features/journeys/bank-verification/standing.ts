// Where the link's purpose stands, as the server tells it.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import type { finishLink } from './contract.ts'
import * as paths from './paths.ts'

export type Standing = ResponseOf<typeof finishLink>

export const askStanding = (code: string, signal?: AbortSignal): Promise<Outcome<Standing, CallFailure>> =>
  call<typeof finishLink>(paths.finishLink, { link: code }, { signal })
