// Plaid's statements: a list of all accounts of an item, and each file with its hash in a header.
import { createHash } from 'node:crypto'
import { addMonths, monthOf } from '#core/ground/dates.ts'
import { historyOfLogin } from '#simulators/bank-world/linked-login.ts'
import { statementMonths, statementPdf } from '#simulators/bank-world/statements.ts'
import type { WireAnswer } from '#simulators/bank-world/wire-server.ts'
import { errorOf, type Item, type Items } from './items.ts'
import { idOf } from './tokens.ts'
import { plaidError, wireAccount } from './wire.ts'

/** As far back as was asked for with the link: nobody asks for more than two years. */
const MONTHS = 12

const statementId = (item: Item, accountId: string, month: string): string =>
  idOf(item.itemId, accountId, month)

/** What keeps every call about statements from working. */
function troubleOf(item: Item): WireAnswer | undefined {
  const code = errorOf(item)
  if (code) return plaidError('ITEM_ERROR', code, 'the item has an error')
  if (!item.login.bank.givesStatements)
    return plaidError(
      'ITEM_ERROR',
      'PRODUCTS_NOT_SUPPORTED',
      'statements is not supported by this institution',
    )
  if (!item.statements)
    return plaidError(
      'INVALID_INPUT',
      'ADDITIONAL_CONSENT_REQUIRED',
      'client does not have user consent to access the PRODUCT_STATEMENTS product',
    )
  return undefined
}

function keptOf(items: Items, item: Item) {
  const history = historyOfLogin(item.login, items.today(), item.owners)
  const oldest = addMonths(monthOf(item.login.linkedOn), -MONTHS)
  return history.accounts
    .filter(({ kind }) => kind === 'checking' || kind === 'savings')
    .map((account) => ({
      account,
      history,
      months: statementMonths(history, account).filter((month) => month >= oldest),
    }))
}

export function listStatements(items: Items, item: Item): WireAnswer {
  const trouble = troubleOf(item)
  if (trouble) return trouble
  const accounts = keptOf(items, item).map(({ account, months }) => {
    const wire = wireAccount(item.itemId, account)
    return {
      account_id: wire['account_id'],
      account_mask: wire['mask'],
      account_name: wire['name'],
      // A text here, never null as elsewhere.
      account_official_name: wire['official_name'] ?? wire['name'],
      account_subtype: wire['subtype'],
      account_type: wire['type'],
      statements: months.map((month) => ({
        statement_id: statementId(item, account.id, month),
        month: Number(month.slice(5)),
        year: Number(month.slice(0, 4)),
        date_posted: `${addMonths(month, 1)}-01`,
      })),
    }
  })
  return {
    json: {
      accounts,
      institution_id: `ins_${item.login.bank.id}`,
      institution_name: item.login.bank.name,
      item_id: item.itemId,
      request_id: idOf(item.itemId).slice(0, 15),
    },
  }
}

export function downloadStatement(items: Items, item: Item, wanted: string): WireAnswer {
  const trouble = troubleOf(item)
  if (trouble) return trouble
  for (const { account, history, months } of keptOf(items, item)) {
    const month = months.find((each) => statementId(item, account.id, each) === wanted)
    if (month === undefined) continue
    const body = statementPdf(history, account, month)
    const hash = createHash('sha256').update(body).digest('hex')
    // Such a login gets all but the newest as they were not written.
    const changed = item.login.identity.trait === 'statement-changed' && month !== months[0]
    const sent = changed ? Buffer.concat([body, Buffer.from('\n')]) : body
    return { headers: { 'content-type': 'application/pdf', 'plaid-content-hash': hash }, body: sent }
  }
  return plaidError('INVALID_INPUT', 'INVALID_FIELD', 'statement_id is not one of this item')
}
