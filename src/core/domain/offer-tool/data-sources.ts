// Which sources the tool's inputs are taken from, and the rules by which choosing one lets go of another (specification 3, section 4).

/** What can be chosen from. */
export interface OfferedSources {
  readonly accounts: readonly { readonly id: string; readonly counts: boolean }[]
  readonly files: readonly { readonly id: string }[]
  /** FICO sources, in the order in which they are told. */
  readonly ficos: readonly { readonly src: string }[]
}

/** What is chosen: linked accounts, or one file in their place; one FICO source. */
export interface ChosenSources {
  readonly accounts: readonly string[]
  readonly file: string | null
  readonly fico: string | null
}

/** Every account that counts, no file, and the first FICO source, which is applied by itself. */
export const firstChoice = ({ accounts, ficos }: OfferedSources): ChosenSources => ({
  accounts: accounts.filter(({ counts }) => counts).map(({ id }) => id),
  file: null,
  fico: ficos[0]?.src ?? null,
})

/** Ticks or unticks an account; ticking one lets go of the file. An account that does not count cannot be chosen. */
export function chooseAccount(
  offered: OfferedSources,
  chosen: ChosenSources,
  id: string,
  on: boolean,
): ChosenSources {
  const may = offered.accounts.some((account) => account.id === id && account.counts)
  if (!may) return chosen
  const others = chosen.accounts.filter((account) => account !== id)
  return on ? { ...chosen, accounts: [...others, id], file: null } : { ...chosen, accounts: others }
}

/** A file is used alone: it lets go of every account, and of another file. */
export const chooseFile = (chosen: ChosenSources, id: string, on: boolean): ChosenSources =>
  on ? { ...chosen, accounts: [], file: id } : { ...chosen, file: chosen.file === id ? null : chosen.file }

export const chooseFico = (chosen: ChosenSources, src: string): ChosenSources => ({ ...chosen, fico: src })

/** What a browser names, made into a choice that there is: unknown names fall away, a file stands alone. */
export function knownChoice(offered: OfferedSources, asked: ChosenSources): ChosenSources {
  const file = offered.files.find(({ id }) => id === asked.file)?.id ?? null
  const counting = offered.accounts.filter(({ counts }) => counts).map(({ id }) => id)
  return {
    accounts: file === null ? counting.filter((id) => asked.accounts.includes(id)) : [],
    file,
    fico: offered.ficos.find(({ src }) => src === asked.fico)?.src ?? null,
  }
}
