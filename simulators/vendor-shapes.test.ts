// What the simulators answer has the fields that the vendors publish: none that is required is missing, none is there that they do not have.
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkBankPages } from './bank-pages/walk.ts'
import { startFinicitySimulator, type FinicitySimulator } from './finicity/finicity.ts'
import { startPlaidSimulator, type PlaidSimulator } from './plaid/plaid.ts'

type Json = Record<string, unknown>
/** Fields that always come (null or not), and those that may. */
interface Shape {
  readonly always: string
  readonly maybe?: string
}

const shapes = {
  reportAccount: {
    always:
      'account_id balances mask name official_name type subtype days_available historical_balances owners ownership_type transactions',
    maybe: 'verification_status verification_name persistent_account_id investments',
  },
  reportBalances: {
    always: 'available current limit margin_loan_amount iso_currency_code unofficial_currency_code',
  },
  reportLine: {
    always:
      'account_id amount date original_description pending transaction_id iso_currency_code unofficial_currency_code',
  },
  historicalBalance: { always: 'date current iso_currency_code unofficial_currency_code' },
  owner: { always: 'names addresses emails phone_numbers' },
  reportItem: { always: 'item_id institution_name institution_id date_last_updated accounts' },
  report: { always: 'asset_report_id client_report_id date_generated days_requested user items' },
  account: {
    always: 'account_id balances mask name official_name type subtype',
    maybe: 'holder_category verification_status verification_name persistent_account_id',
  },
  balances: { always: 'available current limit iso_currency_code unofficial_currency_code' },
  plaidError: {
    always: 'error_type error_code error_message display_message request_id',
    maybe: 'causes documentation_url suggested_action error_code_reason status',
  },
  warning: { always: 'warning_type warning_code cause' },
  cause: { always: 'error_type error_code error_message display_message item_id' },
  aggregated: {
    always:
      'id number accountNumberDisplay realAccountNumberLast4 name accountNickname type aggregationStatusCode status customerId institutionId createdDate currency institutionLoginId',
    maybe:
      'balance balanceDate aggregationSuccessDate aggregationAttemptDate lastUpdatedDate marketSegment lastTransactionDate oldestTransactionDate detail position displayPosition parentAccount linkedAccountDate authorizationStartDate authorizationEndDate authorizationExpires',
  },
  aggregatedLine: {
    always: 'id amount accountId customerId status description transactionDate createdDate',
    maybe: 'memo type postedDate categorization checkNum uniqueTransactionId effectiveDate',
  },
  statementLists: { always: 'accounts institution_id institution_name item_id request_id' },
  statementAccount: {
    always:
      'account_id account_mask account_name account_official_name account_subtype account_type statements',
  },
  statement: { always: 'statement_id month year', maybe: 'date_posted' },
  statementPlace: { always: 'index asOfDate', maybe: 'id description documentDate code message' },
  customer: { always: 'id username type createdDate', maybe: 'firstName lastName lastModifiedDate' },
  customers: { always: 'found displaying moreAvailable customers' },
  institution: {
    always:
      'id name transAgg ach stateAgg voi voa aha availBalance accountOwner oauthEnabled currency status',
    maybe: 'accountTypeDescription urlHomeApp urlLogonApp phone email branding newInstitutionId',
  },
  holder: {
    always:
      'relationship ownerName nameClassification nameClassificationConfidenceScore addresses emails phones',
    maybe: 'firstName middleName lastName suffix documentations identityInsights',
  },
} satisfies Record<string, Shape>

const words = (text = ''): string[] => text.split(' ').filter(Boolean)

function expectShape(name: keyof typeof shapes, value: unknown): void {
  const { always, maybe }: Shape = shapes[name]
  const keys = Object.keys(value as Json)
  expect(
    words(always).filter((key) => !keys.includes(key)),
    `${name} lacks`,
  ).toEqual([])
  expect(
    keys.filter((key) => ![...words(always), ...words(maybe)].includes(key)),
    `${name} has, and the vendor has not`,
  ).toEqual([])
}
const list = (value: unknown): Json[] => value as Json[]

describe('Plaid', () => {
  let simulator: PlaidSimulator
  beforeAll(async () => {
    simulator = await startPlaidSimulator({ reportReadyAfterMs: 0, reportPolls: 0 })
  })
  afterAll(() => simulator.close())

  async function call(path: string, body: Json): Promise<Json> {
    const headers = {
      'content-type': 'application/json',
      'plaid-client-id': simulator.clientId,
      'plaid-secret': simulator.secret,
    }
    const answer = await fetch(`${simulator.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Json
  }
  async function accessTo(override_username: string, bank = 'ins_170101', products = ['assets']) {
    const made = await call('/sandbox/public_token/create', {
      institution_id: bank,
      initial_products: products,
      options: { override_username },
    })
    return (await call('/item/public_token/exchange', { public_token: made['public_token'] }))['access_token']
  }
  async function reportOf(username: string): Promise<Json> {
    const access_tokens = [await accessTo(username)]
    const made = await call('/asset_report/create', { access_tokens, days_requested: 90, options: {} })
    return call('/asset_report/get', { asset_report_token: made['asset_report_token'] })
  }

  it('reports, which never say who holds an account', async () => {
    const { report } = (await reportOf('user_busy')) as { report: Json }
    expectShape('report', report)
    for (const item of list(report['items'])) {
      expectShape('reportItem', item)
      for (const account of list(item['accounts'])) {
        expectShape('reportAccount', account)
        expectShape('reportBalances', account['balances'])
        for (const line of list(account['transactions'])) expectShape('reportLine', line)
        for (const day of list(account['historical_balances'])) expectShape('historicalBalance', day)
        for (const owner of list(account['owners'])) expectShape('owner', owner)
      }
    }
  })

  it('warnings, errors and their causes', async () => {
    for (const username of ['user_no_lines', 'user_no_owners'])
      for (const warning of list((await reportOf(username))['warnings'])) {
        expectShape('warning', warning)
        expectShape('cause', warning['cause'])
      }
    const failed = await reportOf('user_report_down')
    expectShape('plaidError', failed)
    for (const cause of list(failed['causes'])) expectShape('cause', cause)
    expectShape('plaidError', await call('/item/get', { access_token: 'none' }))
  })

  it('statements, by account', async () => {
    const access_token = await accessTo('user_healthy', 'ins_170101', ['assets', 'statements'])
    const told = await call('/statements/list', { access_token })
    expectShape('statementLists', told)
    for (const account of list(told['accounts'])) {
      expectShape('statementAccount', account)
      expect(list(account['statements']).length).toBeGreaterThan(0)
      for (const each of list(account['statements'])) expectShape('statement', each)
    }
    expectShape('plaidError', await call('/statements/download', { access_token, statement_id: 'none' }))
  })

  it('accounts, of which only few banks tell the holder', async () => {
    const of = async (bank: string) =>
      list((await call('/accounts/get', { access_token: await accessTo('user_healthy', bank) }))['accounts'])
    for (const account of [...(await of('ins_170101')), ...(await of('ins_170111'))]) {
      expectShape('account', account)
      expectShape('balances', account['balances'])
    }
    expect((await of('ins_170101'))[0]).toHaveProperty('holder_category', 'business')
    expect((await of('ins_170111'))[0]).not.toHaveProperty('holder_category')
  })
})

describe('Finicity', () => {
  let simulator: FinicitySimulator
  let token = ''
  beforeAll(async () => {
    simulator = await startFinicitySimulator()
    const { partnerId, partnerSecret } = simulator
    const path = '/aggregation/v2/partners/authentication'
    token = String((await call(path, { partnerId, partnerSecret }))['token'])
  })
  afterAll(() => simulator.close())

  async function call(path: string, body?: Json): Promise<Json> {
    const answer = await fetch(`${simulator.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'finicity-app-key': simulator.appKey,
        'finicity-app-token': token,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as Json
  }
  async function linked(username: string): Promise<unknown> {
    const named = { username: `shape-${username}`, firstName: 'Ana', lastName: 'Reyes' }
    const { id } = await call('/aggregation/v2/customers/active', named)
    const { link } = await call('/connect/v2/generate', { partnerId: simulator.partnerId, customerId: id })
    await walkBankPages(String(link), { username })
    return id
  }

  it('accounts, their lines and owners, before and after the first refresh', async () => {
    for (const username of ['user_busy', 'user_named']) {
      const path = `/aggregation/v1/customers/${await linked(username)}`
      for (const account of list((await call(`${path}/accounts`))['accounts']))
        expectShape('aggregated', account)
      for (const account of list((await call(`${path}/accounts`, {}))['accounts'])) {
        expectShape('aggregated', account)
        expect('marketSegment' in account).toBe(username === 'user_busy')
        const { id } = account
        const range = 'fromDate=1&toDate=4000000000&limit=50'
        const page = await call(`${path.replace('v1', 'v4')}/accounts/${id}/transactions?${range}`)
        for (const line of list(page['transactions'])) expectShape('aggregatedLine', line)
        expect(typeof page['moreAvailable']).toBe('string')
        const { holders } = await call(`${path.replace('v1', 'v3')}/accounts/${id}/owner`)
        for (const holder of list(holders)) expectShape('holder', holder)
      }
    }
  })

  it('statements, place by place, those that are not there included', async () => {
    const path = `/aggregation/v1/customers/${await linked('user_healthy')}`
    const [{ id } = {}] = list((await call(`${path}/accounts`, {}))['accounts'])
    const told = await call(`${path.replace('v1', 'v3')}/accounts/${id}/statement?index=1,24`)
    for (const place of list(told['statements'])) expectShape('statementPlace', place)
    expect(list(told['statements']).map((place) => 'id' in place)).toEqual([true, false])
  })

  it('customers and banks', async () => {
    await linked('user_thin')
    const found = await call('/aggregation/v1/customers?username=shape-user_thin')
    expectShape('customers', found)
    expect(typeof found['moreAvailable']).toBe('boolean')
    for (const customer of list(found['customers'])) expectShape('customer', customer)
    const { institution } = await call('/institution/v2/institutions/170103')
    expectShape('institution', institution)
  })
})

const samples = new URL('../../shared/samples/', import.meta.url)
const sample = (name: string): Json => JSON.parse(readFileSync(new URL(name, samples), 'utf8')) as Json
it.skipIf(!existsSync(samples))(
  'the lists are those of the vendors’ samples (skipped where the folder is absent)',
  () => {
    const { items } = sample('plaid_asset_report_get.json')['report'] as { items: { accounts: Json[] }[] }
    for (const account of items.flatMap(({ accounts }) => accounts)) {
      expectShape('reportAccount', account)
      expectShape('reportBalances', account['balances'])
      for (const line of list(account['transactions'])) expectShape('reportLine', line)
    }
    for (const account of list(sample('plaid_accounts_get.json')['accounts'])) expectShape('account', account)
    for (const account of list(sample('plaid_statements_list.json')['accounts'])) {
      expectShape('statementAccount', account)
      for (const each of list(account['statements'])) expectShape('statement', each)
    }
  },
)
