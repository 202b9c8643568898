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
  const asked = (ownersWord?.questions ?? []).flatMap((question) =>
    question.lines.map((credit, at) => ({ credit, asked: { question, same: at > 0 } })),
  )
  const there = new Set(asked.map(({ credit }) => credit.transactionId))
  const others = openCredits.filter(({ transactionId }) => !there.has(transactionId))
  return [...asked, ...others.map((credit) => ({ credit }))]
}
