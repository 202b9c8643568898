// The list of what is still asked in the browser: its flow, its words and its screens.
import { Explanation, ExplanationSide } from '#features/capabilities/bank-visit/explanation.tsx'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { AskedList } from './asked-list.tsx'
import { Documents } from './documents.tsx'
import { todoFlow, type TodoFacts } from './flow.ts'
import { factsOf, type OpenedTodo } from './opened.ts'
import * as words from './words.ts'

export const TodoPage = linkPage<TodoFacts, OpenedTodo>({
  flow: todoFlow,
  words,
  factsOf,
  bankWay: ({ way }) => way ?? 'token',
  screens: { 'asked-list': AskedList, 'bank-intro': Explanation, 'requested-documents': Documents },
  beside: { explanation: ExplanationSide },
})
