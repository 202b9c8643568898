// Asks the worker for the latest of what is shown, once the typing has paused; answers to what was asked before fall away.
import { useEffect, useRef, useState } from 'react'
import type { CashFan, ProposedPayment } from '#core/domain/cash-flow.ts'
import type { ToolAnswer } from '#core/domain/offer-tool/tool-answer.ts'
import type { ModelInputs, Policy } from '#core/domain/underwriting.ts'
import type { ToolDone, ToolTask } from './tool-worker.ts'

const SETTLE_MS = 150

type Without<T> = T extends unknown ? Omit<T, 'id'> : never
type Ask = (task: Without<ToolTask>, tell: (done: ToolDone) => void) => () => void

/** One worker for as long as the tool is open. */
export function useToolWorker(): Ask {
  const held = useRef<Worker | null>(null)
  const asked = useRef(new Map<number, (done: ToolDone) => void>())
  const next = useRef(0)
  useEffect(
    () => () => {
      held.current?.terminate()
      held.current = null
    },
    [],
  )
  const ask = useRef<Ask>((task, tell) => {
    held.current ??= begin(asked.current)
    const id = next.current++
    const timer = setTimeout(() => {
      asked.current.set(id, tell)
      held.current?.postMessage({ ...task, id })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      asked.current.delete(id)
    }
  })
  return ask.current
}

function begin(asked: Map<number, (done: ToolDone) => void>): Worker {
  const worker = new Worker(new URL('./tool-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ToolDone>) => {
    asked.get(data.id)?.(data)
    asked.delete(data.id)
  })
  return worker
}

/** The answer within the cash flow; null until it is there for these very inputs. */
export function useSettledAnswer(ask: Ask, policy: Policy, inputs: ModelInputs): ToolAnswer | null {
  const [told, setTold] = useState<{ inputs: ModelInputs; answer: ToolAnswer } | null>(null)
  useEffect(
    () => ask({ does: 'answer', policy, inputs }, ({ answer }) => answer && setTold({ inputs, answer })),
    [ask, policy, inputs],
  )
  return told?.inputs === inputs ? told.answer : null
}

/** The coming days under a payment; undefined while they are drawn, null where they cannot be. What was drawn before stays until then. */
export function useFan(
  ask: Ask,
  policy: Policy,
  inputs: ModelInputs,
  proposed: ProposedPayment | null,
): CashFan | null | undefined {
  const [fan, setFan] = useState<CashFan | null | undefined>(undefined)
  const { payment, frequency, count } = proposed ?? {}
  useEffect(() => {
    if (payment === undefined || frequency === undefined || count === undefined) return
    const given = { payment, frequency, count }
    return ask({ does: 'fan', policy, inputs, proposed: given }, (done) => setFan(done.fan ?? null))
  }, [ask, policy, inputs, payment, frequency, count])
  return proposed ? fan : undefined
}
