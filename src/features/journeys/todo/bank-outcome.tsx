// What became of the bank, before the list leads on: in progress, connected, or still to be connected, which the list then says.
import { readBankState } from '#features/capabilities/bank-link/link-calls.ts'
import { Result } from '#features/capabilities/bank-visit/result.tsx'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { ok } from '#core/ground/outcome.ts'
import type { TodoFacts } from './flow.ts'
import type { OpenedTodo } from './opened.ts'

export function BankOutcome({ leadId: code, tell, next }: LinkScreenProps<TodoFacts, OpenedTodo>) {
  const ask = async (signal: AbortSignal) => {
    const standing = await readBankState(code, signal)
    return standing.ok ? ok({ bank_state: standing.value.state }) : standing
  }
  return <Result code={code} ask={ask} tell={({ bank }) => tell({ bank })} next={next} />
}
