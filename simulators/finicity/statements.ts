// Finicity's statements: a list of an account place by place, and the files as assets of the customer.
import type { BankAccount, BankHistory } from '#core/domain/bank-history.ts'
import { firstDay, lastDay, type IsoMonth } from '#core/ground/dates.ts'
import type { SimulatedBank } from '#simulators/bank-world/banks.ts'
import { statementMonths, statementPdf } from '#simulators/bank-world/statements.ts'
import type { WireAnswer } from '#simulators/bank-world/wire-server.ts'
import { failure } from './partner.ts'

const us = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** The account's own id and the month: what is asked for by it later needs nothing remembered. */
const assetId = (wireId: string, month: IsoMonth): string => `${wireId}-${month.replace('-', '')}`

/** The account and month of an asset's id; undefined for what no simulator wrote. */
export function readAssetId(id: string): { readonly wireId: string; readonly month: IsoMonth } | undefined {
  const found = /^(\d{16})-(\d{4})(\d{2})$/.exec(id)
  return found ? { wireId: found[1] as string, month: `${found[2]}-${found[3]}` } : undefined
}

interface OfAccount {
  readonly bank: SimulatedBank
  readonly history: BankHistory
  readonly account: BankAccount | undefined
}

const monthsOf = ({ bank, history, account }: OfAccount): IsoMonth[] =>
  account && bank.givesStatements ? statementMonths(history, account) : []

/** `wanted`: '1,2,3', where 1 is the newest; a place without one is reported as such, and none at all is no failure. */
export function listStatements(of: OfAccount, wireId: string, wanted: string, asOfDate: number): WireAnswer {
  const places = wanted.split(',').map(Number)
  if (!places.every((place) => Number.isInteger(place) && place >= 1 && place <= 24))
    return failure(400, '10005', 'Invalid parameter (index)')
  const { account } = of
  if (account?.kind !== 'checking' && account?.kind !== 'savings')
    return failure(400, '20000', 'Account type not supported')
  const months = monthsOf(of)
  return {
    json: {
      statements: places.map((place) => {
        const month = months[place - 1]
        return month === undefined
          ? { index: String(place), asOfDate, code: '960', message: 'statement not found.' }
          : {
              index: String(place),
              id: assetId(wireId, month),
              asOfDate,
              description: `${us(firstDay(month))} - ${us(lastDay(month))}`,
              documentDate: lastDay(month),
            }
      }),
    },
  }
}

export const readStatement = (of: OfAccount, month: IsoMonth): WireAnswer =>
  of.account && monthsOf(of).includes(month)
    ? {
        headers: { 'content-type': 'application/octet-stream' },
        body: statementPdf(of.history, of.account, month),
      }
    : failure(404, '13002', 'Asset not found')
