// Which account gets the money and pays it back: the one that the owner named, else the only one that the bank shows. Pure.

/** An account as a contract names it. */
export interface NamedAccount {
  /** Name of the bank. */
  readonly bank: string
  /** The last four digits of the number. */
  readonly mask: string
}

/** An account as its bank told of it. */
interface SeenAccount extends NamedAccount {
  /** 'checking', 'savings', ... */
  readonly kind: string
  /** The bank calls it personal. */
  readonly personal?: true
}

export const isMask = (text: string): boolean => /^\d{4}$/.test(text)

/** The accounts that money can go to: business checking accounts of which the bank told its name and four digits, each once. */
export function payableAccounts(seen: readonly SeenAccount[]): NamedAccount[] {
  const found = new Map<string, NamedAccount>()
  for (const { bank, mask, kind, personal } of seen)
    if (kind === 'checking' && !personal && bank.trim() && isMask(mask))
      found.set(`${bank} ${mask}`, { bank, mask })
  return [...found.values()]
}

/** Null where nobody can tell: there is none, or several and the owner has not said which. */
export const accountToName = (
  named: NamedAccount | null,
  payable: readonly NamedAccount[],
): NamedAccount | null => named ?? (payable.length === 1 ? payable[0]! : null)
