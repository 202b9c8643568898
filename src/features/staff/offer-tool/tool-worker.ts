// The slow part of the tool, in a worker: the model within the cash flow, and the draws of the coming days under a payment.
import { fanOf, type CashFan, type ProposedPayment } from '#core/domain/cash-flow.ts'
import { cashModelFor } from '#core/domain/cash-limit.ts'
import { answerOf, type ToolAnswer } from '#core/domain/offer-tool/tool-answer.ts'
import type { ModelInputs, Policy } from '#core/domain/underwriting.ts'

export type ToolTask =
  | { readonly id: number; readonly does: 'answer'; readonly policy: Policy; readonly inputs: ModelInputs }
  | {
      readonly id: number
      readonly does: 'fan'
      readonly policy: Policy
      readonly inputs: ModelInputs
      readonly proposed: ProposedPayment
    }
export interface ToolDone {
  readonly id: number
  readonly answer?: ToolAnswer
  /** null = the bank data do not tell enough. */
  readonly fan?: CashFan | null
}

addEventListener('message', ({ data }: MessageEvent<ToolTask>) => postMessage(done(data)))

function done(task: ToolTask): ToolDone {
  const { id, policy, inputs } = task
  if (task.does === 'answer') return { id, answer: answerOf(policy, inputs, true) }
  const model = cashModelFor(policy, inputs)
  return { id, fan: model && fanOf(model, task.proposed) }
}
