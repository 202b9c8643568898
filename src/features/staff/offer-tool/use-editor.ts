// Everything that the open tool works out from what is chosen and typed: inputs, the model's answer, the deal, its figures, authority.
import { useMemo, useReducer, useState } from 'react'
import { checkAuthority, heavier, isWithinAuthority, weightOf } from '#core/domain/authority.ts'
import {
  dealSet,
  isWithinConstraints,
  liveFigures,
  modelsOffer,
  tableRows,
  termOffer,
  type SetOffer,
} from '#core/domain/offer-tool/custom-offer.ts'
import { moved, type Editor } from '#core/domain/offer-tool/editor.ts'
import { answerOf, type ToolAnswer } from '#core/domain/offer-tool/tool-answer.ts'
import { withChanges, type ToolChanges } from '#core/domain/offer-tool/tool-changes.ts'
import { standingGrade } from '#core/domain/override.ts'
import type { Deal, ModelInputs, Policy } from '#core/domain/underwriting.ts'
import type { OpenedTool } from './tool-contract.ts'
import { useFan, useSettledAnswer, useToolWorker } from './use-worker.ts'

const weigh = (policy: Policy, inputs: ModelInputs, { decision }: ToolAnswer, deal: Deal) =>
  weightOf(policy, inputs, standingGrade({ inputs, result: { ...decision, deals: [] } }), [deal])

/** What was typed by hand, without what is part of the offer itself. */
export const typedFacts = ({ payoff: _payoff, ...facts }: ToolChanges): Omit<ToolChanges, 'payoff'> => facts

export function useEditor({ policy, inputs: base, today, me }: OpenedTool) {
  const [editor, move] = useReducer(moved, { at: 'sources' } as Editor)
  const [changes, setChanges] = useState<ToolChanges>({})
  const inputs = useMemo(() => withChanges(base, changes), [base, changes])
  const ask = useToolWorker()
  const quick = useMemo(() => answerOf(policy, inputs, false), [policy, inputs])
  const settled = useSettledAnswer(ask, policy, inputs)
  const answer = settled ?? quick
  const position =
    editor.at === 'summary'
      ? editor.position
      : editor.at === 'customize'
        ? editor.set.position
        : answer.decision.position
  const own = modelsOffer(policy, answer, position)
  const set: SetOffer = editor.at === 'customize' ? editor.set : own
  const deal = useMemo(() => dealSet(policy, answer, set, today), [policy, answer, set, today])
  const customAmount = editor.at === 'customize' ? set.amount : null
  const { frequency } = set
  const rows = useMemo(
    () => tableRows(policy, inputs, answer, position, customAmount, frequency, today),
    [policy, inputs, answer, position, customAmount, frequency, today],
  )
  const proposed = deal && { payment: deal.payment, frequency: deal.frequency, count: deal.paymentsCount }
  const fan = useFan(ask, policy, inputs, proposed)
  const sourced = useMemo(() => {
    const given = changes.payoff === undefined ? base : { ...base, payoff: changes.payoff }
    return { inputs: given, answer: answerOf(policy, given, false) }
  }, [policy, base, changes.payoff])
  const checks = useMemo(() => {
    if (!deal) return []
    const weight = weigh(policy, inputs, answer, deal)
    const isTyped = Object.keys(typedFacts(changes)).length > 0
    const heaviest = isTyped ? heavier(weight, weigh(policy, sourced.inputs, sourced.answer, deal)) : weight
    return checkAuthority(policy, me, heaviest)
  }, [policy, inputs, answer, deal, sourced, changes, me])
  return {
    editor,
    move,
    changes,
    setChanges,
    change: (part: ToolChanges) => setChanges((before) => ({ ...before, ...part })),
    /** Takes back what was typed in a field. */
    forget: (field: keyof ToolChanges) =>
      setChanges((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
    base,
    inputs,
    answer,
    isSettling: settled === null,
    position,
    own,
    set,
    deal,
    live: deal && liveFigures(policy, inputs, answer, set, deal),
    rows,
    fan,
    checks,
    isAlone: isWithinAuthority(checks),
    isWithin: isWithinConstraints(policy, answer, set),
    maximum: termOffer(answer[position], set.term)?.maximum ?? 0,
  }
}
export type EditorState = ReturnType<typeof useEditor>
