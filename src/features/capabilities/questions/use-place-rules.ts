// What the postal rules say to an address while it is typed. They are fetched beside the first address: no first page waits for them.
import { useEffect, useEffectEvent, useState } from 'react'
import type * as placeRules from '#core/domain/place-rules.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import type { Address } from '#ui/inputs/address-state.ts'
import { useLanguage } from '#ui/words.tsx'

type Rules = typeof placeRules
let fetched: Rules | undefined

/**
 * Keeps the form from going on while the parts do not agree, and says why at the part to look at; answers where the zip can be. Where the
 * rules do not come the server alone judges.
 */
export function usePlaceRules<Id extends string>(
  parts: Readonly<Record<keyof Address, Id>>,
  address: Address,
  { hold, given }: Pick<QuestionViewProps<Id>, 'hold' | 'given'>,
): readonly string[] {
  const language = useLanguage()
  const [rules, setRules] = useState(fetched)
  useEffect(() => {
    if (rules) return
    import('#core/domain/place-rules.ts').then(
      (come) => setRules((fetched = come)),
      () => {},
    )
  }, [rules])
  const typed: Readonly<Partial<Record<string, string>>> = given.typed
  const business = parts.state === 'businessState'
  const problem =
    rules?.placeProblem(address, {
      business,
      livesThere: business && rules.livesThere((id) => typed[id]),
    }) ?? null
  const message = rules && problem ? rules.placeMessage(problem, language) : ''
  const part = problem?.part
  const say = useEffectEvent((at: keyof Address | undefined, why: string) => {
    for (const name of Object.keys(parts) as (keyof Address)[]) hold(parts[name], name === at ? why : '')
  })
  useEffect(() => {
    say(part, message)
  }, [part, message])
  useEffect(() => () => say(undefined, ''), [])
  return rules?.zipStatesOf(address.zip) ?? []
}
