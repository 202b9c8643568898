// The worker of the offer tool: each task is answered under its own number, with what was asked for alone.
import { afterAll, expect, test, vi } from 'vitest'
import { fanOf } from '#core/domain/cash-flow.ts'
import { cashModelFor } from '#core/domain/cash-limit.ts'
import { answerOf } from '#core/domain/offer-tool/tool-answer.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import file from '../../../../policies/2026-12.json' with { type: 'json' }
import type { ToolTask } from './tool-worker.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const inputs: ModelInputs = {
  asOf: '2026-11-20',
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: 6_300_000,
    averageDailyBalance: 3_000_000,
    negativeDays: 0,
    deposits: 40,
    nsf: 0,
  })),
  timeInBusinessMonths: 60,
  ficos: [{ score: 700, source: 'stated' }],
  positions: [],
}
const flows = {
  lastDay: '2026-11-20',
  income: Array.from({ length: 250 }, (_, i) => 300_000 + (i % 5) * 7_300),
  other: Array.from({ length: 250 }, (_, i) => -200_000 - (i % 11) * 3_100),
  movable: Array.from({ length: 250 }, () => 0),
  usualBalance: 3_000_000,
}
const withFlows: ModelInputs = { ...inputs, flows, balanceToday: 2_000_000 }

const answered: unknown[] = []
const listeners = new Map<string, (event: { data: ToolTask }) => void>()
vi.stubGlobal('addEventListener', (name: string, run: (event: { data: ToolTask }) => void) =>
  listeners.set(name, run),
)
vi.stubGlobal('postMessage', (message: unknown) => answered.push(message))
await import('./tool-worker.ts')
afterAll(() => void vi.unstubAllGlobals())
const ask = (task: ToolTask) => {
  listeners.get('message')!({ data: task })
  return answered.pop()
}

test('the model within the cash flow', () => {
  const task = { id: 7, does: 'answer', policy, inputs: withFlows } as const
  expect(ask(task)).toEqual({ id: 7, answer: answerOf(policy, withFlows, true) })
})

test('the draws under a payment; null where the bank data do not tell enough', () => {
  const proposed = { payment: 30_000, frequency: 'daily', count: 60 } as const
  expect(ask({ id: 8, does: 'fan', policy, inputs, proposed })).toEqual({ id: 8, fan: null })
  const model = cashModelFor(policy, withFlows)
  expect(model).not.toBeNull()
  expect(ask({ id: 9, does: 'fan', policy, inputs: withFlows, proposed })).toEqual({
    id: 9,
    fan: fanOf(model!, proposed),
  })
})
