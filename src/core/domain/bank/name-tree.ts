// The letters of every known name as one tree in typed arrays: names of two first letters are put in when a text first begins with them.
import { allRows, allTables, isDebtKind, lenderAt, placeOfLender } from '#core/codes/all-lenders.ts'
import { lenders } from '#core/codes/lenders.ts'
import type { PartyKind } from '#core/codes/names/rows.ts'

export interface KnownName {
  readonly kind: PartyKind | 'lender'
  /** The alias that was found. */
  readonly name: string
  /** Place in `allLenders`, or -1. */
  readonly lender: number
  /** An ordinary word: the party only where no other word of a name follows. */
  readonly strict: boolean
  /** A bank: a lender only where a word of a loan stands in the line. */
  readonly needsLoanWord: boolean
  /** Other words stand behind a short name: it may be another company's. */
  readonly isDoubtful?: boolean
}

export interface NameTree {
  /** What it was made of. */
  readonly tables: unknown
  /** The child of a node by a letter's code, or 0. */
  readonly next: (node: number, code: number) => number
  /** The name that ends at a node, or null. */
  readonly end: (node: number) => KnownName | null
  /** The only party at or below a node, or null when there are several. */
  readonly only: (node: number) => KnownName | null
}

/** 1 to 36 for a digit or a letter, 0 for everything else: no name has others. */
export const codeOf = (char: number): number =>
  char >= 97 && char <= 122 ? char - 96 : char >= 48 && char <= 57 ? char - 21 : 0

function everyName(): KnownName[] {
  const found: KnownName[] = []
  const add = (form: string, kind: KnownName['kind'], lender: number): void => {
    const sign = form.charAt(0)
    const isSigned = sign === '=' || sign === '+'
    found.push({
      kind,
      name: isSigned ? form.slice(1) : form,
      lender,
      strict: sign === '=',
      needsLoanWord: sign === '+',
    })
  }
  lenders.forEach(({ aliases }, i) => aliases.forEach((alias) => add(alias, 'lender', i)))
  for (const [kind, rows] of allRows())
    for (const { name, forms } of rows) {
      const isDebt = isDebtKind(kind)
      const lender = isDebt ? placeOfLender(name, kind) : -1
      for (const form of forms) {
        add(form, isDebt ? 'lender' : kind, lender)
        // Where a bank prints '&' nothing is left of it.
        if (form.includes(' and ')) add(form.replace(' and ', ' '), isDebt ? 'lender' : kind, lender)
      }
    }
  return found
}

const isBusiness = ({ lender, needsLoanWord }: KnownName): boolean =>
  lender >= 0 && !needsLoanWord && lenderAt(lender)?.loan === undefined
const isSpelledApart = (a: KnownName, b: KnownName): boolean =>
  a.kind === b.kind && a.lender === b.lender && a.name.length > b.name.length

/** Nodes 1 to 36 are the first letters. */
const firstDeep = 37

/** Where names wait that share their first two letters, or have only one: `first * firstDeep + second`, or `first`. */
function placeOf(name: string): number {
  let place = 0
  for (let k = 0; k < name.length && place < firstDeep; k++) {
    const code = codeOf(name.charCodeAt(k))
    if (code !== 0) place = place * firstDeep + code
  }
  return place
}

/** Linear in the letters of those names that a text may begin like. The first of two equal names stays. */
export function buildTree(): NameTree {
  const names = everyName()
  const size = firstDeep + names.reduce((sum, { name }) => sum + name.length, 0)
  const child = new Int32Array(size)
  const sibling = new Int32Array(size)
  const letter = new Uint8Array(size)
  // Number of a name plus one; 0 = none, -1 = several.
  const ends = new Int32Array(size)
  const onlys = new Int32Array(size)
  // The first two letters by place: most texts leave the tree here. -1 = names wait to be put in.
  const firsts = new Uint8Array(firstDeep)
  const seconds = new Int32Array(firstDeep * firstDeep)
  let count = firstDeep
  const childOf = (node: number, code: number): number => {
    let at = child[node] as number
    while (at !== 0 && letter[at] !== code) at = sibling[at] as number
    return at
  }
  // Collectors of consumers' debts stand last and leave a cut to whom it meant before. Two funders whose names a bank cuts alike are a funder all the same: the first stands for both.
  const isSame = (a: number, b: KnownName): boolean => {
    const known = names[a - 1] as KnownName
    return known.kind === b.kind && (known.lender === b.lender || (isBusiness(known) && isBusiness(b)))
  }
  const add = (i: number): void => {
    const known = names[i] as KnownName
    let at = 0
    for (let k = 0; k < known.name.length; k++) {
      const code = codeOf(known.name.charCodeAt(k))
      if (code === 0) continue
      const isSecond = at > 0 && at < firstDeep
      let below = at === 0 ? code : isSecond ? (seconds[at * firstDeep + code] as number) : childOf(at, code)
      if (below <= 0) {
        below = count++
        letter[below] = code
        onlys[below] = i + 1
        if (isSecond) seconds[at * firstDeep + code] = below
        else {
          sibling[below] = child[at] as number
          child[at] = below
        }
      } else if (
        known.kind !== 'collector' &&
        (onlys[below] as number) > 0 &&
        !isSame(onlys[below] as number, known)
      )
        onlys[below] = -1
      at = below
    }
    // Of one party's spellings the one with more words stays: it is found written apart and run together.
    const before = ends[at] as number
    if (at > 0 && (before === 0 || isSpelledApart(known, names[before - 1] as KnownName))) ends[at] = i + 1
  }
  // Of each place the first name that waits there (its number), of each name the next one; from the last to the first, so that they come in order.
  const waiting = new Int32Array(firstDeep * firstDeep)
  const others = new Int32Array(names.length)
  for (let i = names.length - 1; i >= 0; i--) {
    const place = placeOf((names[i] as KnownName).name)
    others[i] = waiting[place] as number
    waiting[place] = i + 1
    firsts[place < firstDeep ? place : Math.floor(place / firstDeep)] = 1
    if (place >= firstDeep) seconds[place] = -1
  }
  const addWaiting = (place: number): void => {
    for (let number = waiting[place] as number; number > 0; number = others[number - 1] as number)
      add(number - 1)
  }
  for (let first = 1; first < firstDeep; first++) addWaiting(first)
  const secondOf = (place: number): number => {
    if (seconds[place] === -1) addWaiting(place)
    return seconds[place] as number
  }
  const nameOf = (number: number): KnownName | null => (number > 0 ? (names[number - 1] as KnownName) : null)
  return {
    tables: allTables(),
    next: (node, code) => {
      if (node === 0) return firsts[code] === 1 ? code : 0
      return node < firstDeep ? secondOf(node * firstDeep + code) : childOf(node, code)
    },
    end: (node) => nameOf(ends[node] as number),
    only: (node) => nameOf(onlys[node] as number),
  }
}
