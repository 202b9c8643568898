// The credits that the text does not class, each once: those that the owner is asked about in their order, then the others, largest first.
import type { BankPicture } from '../bank-contract.ts'

type Asked = NonNullable<BankPicture['ownersWord']>['questions'][number]

export interface ListedCredit {
  readonly credit: BankPicture['openCredits'][number]
  /** The question that it belongs to; `same`: the line before it, of the same payer, tells what was said. */
  readonly asked?: { readonly question: Asked; readonly same: boolean }
}

export function creditsListed({
  openCredits,
  ownersWord,
}: Pick<BankPicture, 'openCredits' | 'ownersWord'>): ListedCredit[] {
  const questions = ownersWord?.questions ?? []
  const ids = new Set(questions.flatMap(({ lines }) => lines.map(({ transactionId }) => transactionId)))
  const left = [...openCredits]
  // Fresh data of the bank bring the same credit under another id: then its day and amount tell it, each once.
  const take = (line: ListedCredit['credit']): ListedCredit['credit'] => {
    const at = left.findIndex(({ transactionId, date, amount }) =>
      ids.has(transactionId)
        ? transactionId === line.transactionId
        : date === line.date && amount === line.amount,
    )
    return at < 0 ? line : (left.splice(at, 1)[0] as ListedCredit['credit'])
  }
  const asked = questions.flatMap((question) =>
    question.lines.map((line, at) => ({ credit: take(line), asked: { question, same: at > 0 } })),
  )
  return [...asked, ...left.map((credit) => ({ credit }))]
}
