// A linked login in a few digits, so that a simulator that was restarted still knows the connections made before.
import { randomInt } from 'node:crypto'
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { dayNumber, isoFromDayNumber } from '#core/ground/dates.ts'
import type { SimulatedBank } from './banks.ts'
import { banks } from './banks.ts'
import { makePersonaHistory } from './make-persona-history.ts'
import type { LoginIdentity } from './personas.ts'
import { personaNames, traitNames } from './personas.ts'

export interface LinkedLogin {
  readonly bank: SimulatedBank
  readonly identity: LoginIdentity
  readonly linkedOn: IsoDate
  /** Which accounts are shared: bit 0 is the first one. */
  readonly shared: number
  /** 0-9, tells apart two links of the same login on the same day. */
  readonly nonce: number
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0')

/** A restarted simulator begins elsewhere than the one before most likely did. */
const firstNonce = randomInt(10)
const linksOf = new Map<string, number>()

/** The same login, as one more link of it: ten on one day are kept apart. */
export function newLink(login: Omit<LinkedLogin, 'nonce'>): LinkedLogin {
  const code = encodeLogin({ ...login, nonce: 0 })
  const before = linksOf.get(code) ?? 0
  linksOf.set(code, before + 1)
  return { ...login, nonce: (firstNonce + before) % 10 }
}

/** 15 digits: bank 2, persona 2, trait 2, shared 3, day 5, nonce 1. */
export function encodeLogin({ bank, identity, linkedOn, shared, nonce }: LinkedLogin): string {
  const numbers = [
    digits(banks.indexOf(bank), 2),
    digits(personaNames.indexOf(identity.persona), 2),
    digits(traitNames.indexOf(identity.trait), 2),
    digits(shared, 3),
    digits(dayNumber(linkedOn), 5),
    digits(nonce, 1),
  ]
  return numbers.join('')
}

/** undefined for digits that no simulator wrote. */
export function decodeLogin(code: string): LinkedLogin | undefined {
  const m = /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{5})(\d)$/.exec(code)
  if (!m) return undefined
  const bank = banks[Number(m[1])]
  const persona = personaNames[Number(m[2])]
  const trait = traitNames[Number(m[3])]
  if (!bank || !persona || !trait) return undefined
  const linkedOn = isoFromDayNumber(Number(m[5]))
  return { bank, identity: { persona, trait }, linkedOn, shared: Number(m[4]), nonce: Number(m[6]) }
}

/** What the bank has for this login on a day: the shared accounts only. `owners` are the names on the accounts. */
export function historyOfLogin(login: LinkedLogin, today: IsoDate, owners?: readonly string[]): BankHistory {
  const whole = makePersonaHistory(login.identity.persona, {
    endDate: today,
    linkedOn: login.linkedOn,
    institution: login.bank.name,
    ...(owners ? { owners } : {}),
  })
  const accounts = whole.accounts.filter((_, index) => (login.shared >> index) % 2 === 1)
  const ids = new Set(accounts.map((account) => account.id))
  return { ...whole, accounts, transactions: whole.transactions.filter((line) => ids.has(line.accountId)) }
}

/** The bits of the chosen accounts among all that the login has. */
export const sharedBits = (all: readonly { readonly id: string }[], chosen: readonly string[]): number =>
  all.reduce((bits, account, index) => bits + (chosen.includes(account.id) ? 1 << index : 0), 0)

/** 1-based number of an account in its persona's plan ('a2' is 2). */
export const accountNumber = (accountId: string): number => Number(accountId.slice(1))
