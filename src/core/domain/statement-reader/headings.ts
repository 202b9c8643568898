// What the headings of a statement say: which lines stand below them, and which columns.

/**
 * in, out = money in or out; both = the table tells it by itself; balances = the balance of each day; aside = no lines of the account (a
 * worksheet, a summary of fees, advice).
 */
export type SectionKind = 'in' | 'out' | 'both' | 'balances' | 'aside'

/** Small letters without accents, counts, marks and words like 'continued'. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\(?\b(?:continued|con'?t'?d?|continuacion)\b\.?\)?/g, ' ')
    .replace(/\b(?:credit|debit|check|atm\/debit) cards?\b|tarjeta de (?:debito|credito)/g, 'card')
    // A share draft account is one of checking; share drafts are its checks.
    .replace(/\bshare draft\b(?! (?:withdrawals?|cleared|paid|items?|checks?)\b)/g, 'share')
    .replace(/\b\d+\b/g, ' ')
    .replace(/[^a-z&/' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-/&' ]+|[-/&' ]+$/g, '')

/** Balances by short names. */
export const spelledOut = (plain: string): string =>
  plain
    .replace(/\bbal\b/g, 'balance')
    .replace(/\bstmt\b/g, 'statement')
    .replace(/\bbeg\b/g, 'beginning')
    .replace(/\bprev\b/g, 'previous')

const wordsIn =
  /^(?:deposits?|credits?|additions?|depositos?|creditos?|abonos?|dividends?|ingresos?|received|added)$/
const wordsOut =
  /^(?:withdrawals?|debits?|subtractions?|checks?|drafts?|fees?|charges?|purchases?|payments?|retiros?|debitos?|cargos?|cheques?|comisiones|compras?|pagos?|paid|sent|subtracted)$/
const wordsBoth =
  /^(?:activity|transactions?|history|details?|movimientos?|actividad|transacciones|detalle|historial)$/
const others =
  /^(?:and|&|y|e|of|the|by|in|out|for|your|this|de|del|la|las|los|su|other|otros?|otras?|electronic|electronicos?|electronicas?|customer|misc|miscellaneous|atm|pos|ach|visa|card|cards|wire|wires|online|banking|bank|branch|teller|mobile|remote|cash|bill|service|servicios?|money|posted|cleared|items?|returned|transfers?|transferencias?|share|shares|interest|intereses|earned|total|daily|diarios?|diarias?|ending|ledger|balances?|saldos?|summary|resumen|account|cuenta|checking|business|negocios|date|number|order|numero|fecha|statement|period|periodo|orden|ending|xxxx|automatic|direct|counter|point|sale|pagados?|pagadas|pre-?authorized|cashed|list|continued|all|since|last|from|end|day|results|income|with|without|serial)$/

const aside =
  /\b(?:worksheet|reconcil\w*|year[- ]to[- ]date|overdraft (?:and|&|fees?|summary)|fee schedule|fees? summary|service (?:fee|charge) summary|summary of (?:fees?|overdraft|accounts?)|interest (?:summary|rate\w*|information|charge\w*)|balance your|balancing|errors or questions|in case of errors|check images?|images?|important (?:information|message|notice)\w*|rewards?|average|outstanding|disclosures?|messages?|pending|scheduled|upcoming)\b/
const balances =
  /\b(?:daily (?:ending |ledger |closing |account )?balances?|daily balance|balances? (?:by date|summary|history|information|detail|activity)|ending daily balances?|end of day balances?|(?:balances?|saldos?) diarios?)\b/

/** What a line says as a heading; null where it is none: a line with an amount, a sentence, a name. */
export function sectionOf(text: string): SectionKind | null {
  if (text.length > 90 || /\d\.\d\d\b/.test(text) || /[.;?!]$/.test(text.trim())) return null
  const plain = plainHeading(text)
  const words = plain.split(/[ /-]+/).filter(Boolean)
  if (!words.length || words.length > 10) return null
  if (balances.test(plain) && words.length <= 6) return 'balances'
  if (aside.test(plain) && words.length <= 8) return 'aside'
  const known = words.filter(
    (word) => wordsIn.test(word) || wordsOut.test(word) || wordsBoth.test(word) || others.test(word),
  )
  if (known.length < words.length * 0.75) return null
  return directionOf(words)
}

/** Which way money goes by these words; null where they do not speak of it. */
function directionOf(words: readonly string[]): SectionKind | null {
  const way = /\b(?:money|paid|payments?|transfers?|pagos?) (in|out)\b/.exec(words.join(' '))?.[1]
  if (way) return way === 'in' ? 'in' : 'out'
  const into = words.some((word) => wordsIn.test(word))
  // 'Deposited checks', 'payments received' are money in.
  const out = words.some(
    (word) => wordsOut.test(word) && !(into && /^(?:checks?|payments?|pagos?|cheques?)$/.test(word)),
  )
  if (into || out) return into && out ? 'both' : into ? 'in' : 'out'
  if (words.some((word) => wordsBoth.test(word))) return 'both'
  return words.includes('transfers') || words.includes('interest') ? 'both' : null
}

const balanceText =
  /^(?:(?:your|the) )?(?:(?:beginning|opening|previous|starting|prior|ending|closing|new|current|final|last statement) (?:(?:ledger|statement|account|daily|book|available|day) )*(?:balance|bal)|balance (?:brought forward|carried forward|forward|last statement|this statement|fwd|at (?:the )?(?:beginning|start|end))|(?:saldo|balance) (?:inicial|anterior|final|actual|previo|nuevo)|(?:saldo|balance) al (?:comienzo|cierre|final|inicio))\b(.*)$/
const afterBalance =
  /^(?:on|as|of|for|at|the|this|forward|brought|carried|statement|period|date|day|del?|al|a|jan|feb|mar|apr|abr|may|june?|july?|aug|ago|sept?|oct|nov|dec|dic|ene|january|february|march|april|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/

/** A balance or a total that stands among the lines: it is no line itself. 'Total Wine' and 'Balance Gym' are. */
export function isBalanceOrTotal(text: string): boolean {
  const plain = spelledOut(plainHeading(text.replace(/[$(]?-?[\d,]*\.\d\d\)?(?:\s*(?:cr|dr|-))?/gi, ' ')))
  const found = balanceText.exec(plain)
  if (found) return found[1]!.split(/[^a-z]+/).every((word) => word === '' || afterBalance.test(word))
  const total = /^(?:sub|grand |closing |ending )?totale?s?\b(.*)$/.exec(plain)
  if (!total) return false
  const rest = total[1]!.replace(/^[ :-]*(?:for|of|de|del)?\b/, '').trim()
  return (
    rest === '' ||
    sectionOf(rest) !== null ||
    /^(?:this|the) (?:period|statement|day|page)|^to (?:this point|date)\b|^(?:for|amount|number)\b/.test(
      rest,
    )
  )
}

export type ColumnRole = 'amount' | 'debit' | 'credit' | 'balance'

const columnWord =
  /^(?:initiated|settled|settlement|cleared|created|counterparty|merchant|vendor|narrative|particulars|remarks|time|utc|trace|id|posting|posted|post|trans|transaction|transactions|tran|effective|eff|process|processed|value|date|dates|fecha|day|description|descriptions|descripcion|details?|activity|item|items|memo|payee|reference|ref|serial|check|checks|cheque|cheques|no|nbr|num|number|numero|#|amount|amounts|amt|cantidad|monto|importe|debit|debits|debitos?|withdrawals?|retiros?|charges?|cargos?|subtractions?|payments?|paid|credit|credits|creditos?|deposits?|depositos?|additions?|abonos?|balance|balances|saldos?|running|ledger|ending|end|daily|account|type|category|code|image|by|of|and|&|or|money|in|out|source|location|quantity|qty|unit|price|method|status|total|usd|de|del|la|other|(?:\$|\(\$\)|\(\+\)|\(-\)|-|\+|=))$/

const roles: readonly (readonly [RegExp, ColumnRole])[] = [
  [/\b(?:balances?|saldos?)\b/, 'balance'],
  [/\b(?:paid|payments?|money) in\b/, 'credit'],
  [
    /\b(?:debits?|debitos?|withdrawals?|retiros?|charges?|cargos?|subtractions?|payments?|paid|money out|out)\b/,
    'debit',
  ],
  [/\b(?:credits?|creditos?|deposits?|depositos?|additions?|abonos?|money in|in)\b/, 'credit'],
  [/\b(?:amounts?|amt|cantidad|monto|importe)\b/, 'amount'],
]

const small = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\((?:\$|\+|-|(?:in )?usd|us\$|utc)\)|[:*,]|\.$/g, '')

/** Whether these words are the heads of columns, or the second line of such heads. */
export function isColumnHead(words: readonly string[]): boolean {
  const parts = words.flatMap((word) => small(word).split(/[/.]/)).filter(Boolean)
  const known = parts.filter((word) => columnWord.test(word)).length
  return parts.length > 0 && (known === parts.length || (known >= 4 && known >= parts.length * 0.8))
}

/** The role that the words above a column give it; null where they give none. */
export const roleOf = (head: string): ColumnRole | null =>
  roles.find(([pattern]) => pattern.test(small(head).replaceAll(/[/.]/g, ' ')))?.[1] ?? null
