// The calls of the questions about deposits. By POST, so that no code gets into an address; a lead id and a link's code go under the same name.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { call } from '#ui/api.ts'
import type { answerDeposits, readDeposits } from './contract.ts'
import * as paths from './paths.ts'

export type Deposits = ResponseOf<typeof readDeposits>
export type Question = Deposits['questions'][number]
export type Given = RequestOf<typeof answerDeposits>['answers'][number]

export const readQuestions = (link: string, signal?: AbortSignal) =>
  call<typeof readDeposits>(paths.readDeposits, { link }, { signal })

export const sendAnswers = (link: string, answers: Given[]) =>
  call<typeof answerDeposits>(paths.answerDeposits, { link, answers })
