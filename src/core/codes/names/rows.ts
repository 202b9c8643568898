// What a row of a table of names is, which kinds of parties there are besides lenders, and the reader of rows.

/** What a party does for a business; says what its credits and debits are. */
export type PartyKind =
  | 'processor'
  | 'marketplace'
  | 'health-payer'
  | 'insurer'
  | 'payroll'
  | 'tax'
  | 'utility'
  | 'card-issuer'
  | 'vehicle'
  | 'factor'
  | 'person-app'
  | 'software'
  | 'shop'
  | 'payables'
  | 'gig'
  | 'settles-for-others'
  | 'broker'
  | 'own-savings'
  | 'money-mover'
  | 'client-money'
  | 'gambling'
  | 'fuel-card'
  | 'wage-access'
  | 'life-insurer'
  | 'premium-finance'
  | 'commission'
  | 'point-of-sale'
  | 'unemployment'
  | 'child-support'
  | 'benefit'
  | 'federal-buyer'
  | 'federal-grant'
  | 'state'
  | 'city'
  | 'large-payer'
  | 'supplier'
  | 'collector'
  | 'debt-relief'
  | 'advance-broker'

/** Kinds whose names are lenders'; `bank`: only where a word of a loan stands beside the name. */
export type DebtKind =
  | 'advance'
  | 'term'
  | 'line'
  | 'bank'
  | 'personal'
  | 'student'
  | 'mortgage'
  | 'auto'
  | 'equipment'
export type NameKind = DebtKind | PartyKind

/**
 * A kind and its rows: `name|forms|sources`, a row a line.
 *
 * Forms are plain and lower case, as a bank prints them, divided by commas; a form that is whole is also known run together and cut. '=' before one: an
 * ordinary word, the party's only where no other word of a name follows. '+': a bank; LOAN, LN, SBA or PROCEEDS must stand in the line.
 *
 * Sources: a number is an id in an index of public GitHub files that print the name or list the party. `cfpb`: companies in the Consumer
 * Financial Protection Bureau's complaints (public samples: nobieyi00/CUNY_MSDA_R, lakshlk0310/Machine-Learning and six more). `debanked`: github
 * hyperkishore/debanked at b32468a, a list of a trade fair and of brokers; `sba`: the same repository, lenders of at least 100 loans of the Small
 * Business Administration. `issue`: seen in a statement that was measured. `site`: the party's own site and general knowledge of how it prints.
 * `here`: stood in this program's tables before.
 */
export type NameTable = readonly [kind: NameKind, rows: string]

export interface NameRow {
  readonly name: string
  readonly forms: readonly string[]
  /** As they stand, divided by spaces. */
  readonly sources: string
}

/** Read at the first look at a name, so in one pass. */
export function readRows(rows: string): NameRow[] {
  const found: NameRow[] = []
  for (const row of rows.split('\n')) {
    if (row === '') continue
    const forms = row.indexOf('|')
    const sources = row.indexOf('|', forms + 1)
    found.push({
      name: row.slice(0, forms),
      forms: row.slice(forms + 1, sources).split(','),
      sources: row.slice(sources + 1),
    })
  }
  return found
}
