// The list of what is still asked in the browser: its flow, its words and its screens.
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { AskedList } from './asked-list.tsx'
import { todoFlow, type TodoFacts } from './flow.ts'
import { factsOf, type OpenedTodo } from './opened.ts'
import * as words from './words.ts'

// What the list leads to comes when its step does.
const explanation = () => import('#features/capabilities/bank-visit/explanation.tsx')
const Explanation = lazyScreen<LinkScreenProps<TodoFacts, OpenedTodo>>(
  async () => (await explanation()).Explanation,
)
const ExplanationSide = lazyScreen(async () => (await explanation()).ExplanationSide, 'beside')
const BankOutcome = lazyScreen(async () => (await import('./bank-outcome.tsx')).BankOutcome)
const Documents = lazyScreen(async () => (await import('./documents.tsx')).Documents)

export const TodoPage = linkPage<TodoFacts, OpenedTodo>({
  flow: todoFlow,
  words,
  factsOf,
  bankWay: ({ way }) => way ?? 'token',
  screens: {
    'asked-list': AskedList,
    'bank-intro': Explanation,
    'bank-outcome': BankOutcome,
    'requested-documents': Documents,
  },
  beside: { explanation: ExplanationSide },
})
