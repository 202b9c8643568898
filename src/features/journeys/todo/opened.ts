// What the server tells about the list, and the facts that the flow's conditions look at.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { openTodo } from './contract.ts'
import type { TodoFacts } from './flow.ts'

export type OpenedTodo = ResponseOf<typeof openTodo>

/** A bank that is not asked for is taken as there. */
export const factsOf = ({ asked }: OpenedTodo): TodoFacts => ({
  bank: asked.some(({ kind }) => kind === 'bank') ? 'wanted' : 'linked',
  deposits: asked.some(({ kind }) => kind === 'deposits'),
  documents: asked.some(({ kind }) => kind === 'document'),
})
