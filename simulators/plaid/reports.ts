// Plaid's asset reports: asked for, built for a while, read, removed.
import { dayNumber, isoFromDayNumber } from '#core/ground/dates.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { historyOfLogin } from '#simulators/bank-world/linked-login.ts'
import type { Delivery } from '#simulators/bank-world/webhook-post.ts'
import type { Handler, WireAnswer } from '#simulators/bank-world/wire-server.ts'
import type { Item, Items } from './items.ts'
import { errorOf } from './items.ts'
import { idOf, readReportToken, reportTokenOf, uuidOf } from './tokens.ts'
import type { PlaidWebhooks } from './webhooks.ts'
import { plaidError, reportAccount } from './wire.ts'

interface ReportTiming {
  /** How often a report says that it is not ready. */
  readonly polls: number
  /** Ready by then even when nobody asks (ms); 0 = only by polls. */
  readonly readyAfterMs: number
}

interface Report {
  pollsLeft: number
  announced: boolean
  readonly item: Item
  /** Those besides that it was asked for and that can be read; forgotten by a restart. */
  readonly more: readonly Item[]
  readonly webhook: string | undefined
}

/** How webhooks about an item are delivered, by the habit of its login. */
export function deliveryOf(login: LinkedLogin): Delivery | undefined {
  if (login.identity.trait === 'webhook-twice') return 'twice'
  return login.identity.trait === 'webhook-disordered' ? 'held' : undefined
}

const causeOf = (error_type: string, error_code: string) => ({
  error_type,
  error_code,
  error_message: 'the item could not be read',
  display_message: null,
})

/** Why no report comes of a login: the report's own code, and what it names as the cause. */
function failureOf({ identity }: LinkedLogin, item: Item | undefined) {
  const failed = 'ASSET_REPORT_GENERATION_FAILED'
  switch (identity.trait) {
    case 'report-failed':
      return { code: failed, cause: undefined }
    case 'report-login':
      return item?.repaired
        ? undefined
        : { code: failed, cause: causeOf('ITEM_ERROR', 'ITEM_LOGIN_REQUIRED') }
    case 'report-down':
      return { code: failed, cause: causeOf('INSTITUTION_ERROR', 'INSTITUTION_DOWN') }
    case 'report-no-accounts':
      return { code: 'DATA_UNAVAILABLE', cause: causeOf('ITEM_ERROR', 'NO_ACCOUNTS') }
    case 'report-off':
      return { code: 'PRODUCT_NOT_ENABLED', cause: causeOf('INVALID_INPUT', 'PRODUCT_NOT_ENABLED') }
    default:
      return undefined
  }
}

const warningOf = (warning_code: string, cause: ReturnType<typeof causeOf>) => (item_id: string) => [
  { warning_type: 'ASSET_REPORT_WARNING', warning_code, cause: { ...cause, item_id } },
]

/** What a report lacks, and the warnings that say so. */
function lackOf({ identity }: LinkedLogin) {
  if (identity.trait === 'no-lines')
    return {
      shown: { transactions: [], historical_balances: [] },
      warnings: warningOf(
        'TRANSACTIONS_UNAVAILABLE',
        causeOf('INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING'),
      ),
    }
  if (identity.trait === 'no-owners')
    return {
      shown: { owners: [] },
      warnings: warningOf('OWNERS_UNAVAILABLE', causeOf('ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED')),
    }
  return undefined
}

export function createReports(items: Items, webhooks: PlaidWebhooks, timing: ReportTiming) {
  const reports = new Map<string, Report>()
  const removed = new Set<string>()

  /** Tells once that a report is ready, or that it never will be. */
  function announce(token: string, report: Report): void {
    report.pollsLeft = 0
    if (report.announced || !report.webhook) return
    report.announced = true
    const asset_report_id = uuidOf(token)
    const failed = failureOf(report.item.login, report.item) !== undefined
    const body = failed
      ? {
          webhook_code: 'ERROR',
          asset_report_id,
          error: {
            error_type: 'ASSET_REPORT_ERROR',
            error_code: 'ASSET_REPORT_GENERATION_FAILED',
            error_message: 'the report could not be built',
            display_message: null,
          },
        }
      : { webhook_code: 'PRODUCT_READY', asset_report_id, report_type: 'FULL' }
    webhooks.post(
      report.webhook,
      { webhook_type: 'ASSETS', ...body, environment: 'sandbox' },
      deliveryOf(report.item.login),
    )
    if (deliveryOf(report.item.login) === 'held') void webhooks.release('reversed')
  }

  const create: Handler = (request) => {
    const { access_tokens: tokens, days_requested: days, options } = request.json()
    const wanted = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>
    const named = (Array.isArray(tokens) ? tokens : []).map((token) => items.find(String(token)))
    const [first] = named
    if (!first || named.includes(undefined))
      return plaidError('INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'could not find matching access token')
    const all = named.filter((item) => item !== undefined)
    const sound = all.filter((item) => errorOf(item) === null)
    if (typeof days !== 'number' || days < 0 || days > 731)
      return plaidError('INVALID_REQUEST', 'INVALID_FIELD', 'days_requested must be between 0 and 731')
    // True where it is absent: one item that cannot be read fails the report of all.
    const needsAll = wanted['require_all_items'] !== false
    if (!sound.length || (needsAll && sound.length < all.length)) {
      const item = all.find((each) => errorOf(each) !== null) ?? first
      const error_code = errorOf(item) ?? ''
      const error = {
        error_type: 'ITEM_ERROR',
        error_code,
        error_message: 'the item has an error',
        display_message: null,
        status: 400,
      }
      if (item.webhook)
        webhooks.post(
          item.webhook,
          {
            webhook_type: 'ITEM',
            webhook_code: 'ERROR',
            item_id: item.itemId,
            error,
            environment: 'sandbox',
          },
          deliveryOf(item.login),
        )
      return plaidError('ITEM_ERROR', error_code, error.error_message)
    }
    const item = sound[0] ?? first
    const token = reportTokenOf({ login: item.login, days, createdDay: dayNumber(items.today()) })
    const report: Report = {
      pollsLeft: item.login.identity.trait === 'slow' ? timing.polls + 4 : timing.polls,
      announced: false,
      item,
      more: sound.slice(1),
      webhook: typeof wanted['webhook'] === 'string' ? wanted['webhook'] : undefined,
    }
    reports.set(token, report)
    if (timing.readyAfterMs > 0) setTimeout(() => announce(token, report), timing.readyAfterMs).unref()
    return {
      json: {
        asset_report_token: token,
        asset_report_id: uuidOf(token),
        request_id: idOf(token).slice(0, 15),
      },
    }
  }

  const get: Handler = (request) => {
    const token = String(request.json()['asset_report_token'] ?? '')
    const read = removed.has(token) ? undefined : readReportToken(token)
    if (!read)
      return plaidError('INVALID_INPUT', 'INVALID_ASSET_REPORT_TOKEN', 'could not find matching asset report')
    const report = reports.get(token)
    if (report && report.pollsLeft > 0) {
      report.pollsLeft -= 1
      if (report.pollsLeft === 0) announce(token, report)
      return plaidError('ASSET_REPORT_ERROR', 'PRODUCT_NOT_READY', 'the requested product is not yet ready')
    }
    if (report) announce(token, report)
    const failure = failureOf(read.login, report?.item)
    if (failure) {
      const cause = failure.cause && { ...failure.cause, item_id: report?.item.itemId ?? idOf(token) }
      return plaidError(
        'ASSET_REPORT_ERROR',
        failure.code,
        'the report could not be built',
        400,
        cause ? [cause] : [],
      )
    }
    return { json: reportBody(token, read, report) }
  }

  function reportItem(
    { login, itemId, owners }: Pick<Item, 'login' | 'itemId' | 'owners'>,
    today: string,
    days: number,
    generated: string,
  ) {
    const history = historyOfLogin(login, today, owners)
    return {
      item_id: itemId,
      institution_id: `ins_${login.bank.id}`,
      institution_name: login.bank.name,
      date_last_updated: generated,
      accounts: history.accounts.map((account) => ({
        ...reportAccount(itemId, account, history, days),
        ...lackOf(login)?.shown,
      })),
    }
  }

  function reportBody(
    token: string,
    { login, days, createdDay }: NonNullable<ReturnType<typeof readReportToken>>,
    report?: Report,
  ) {
    const today = isoFromDayNumber(createdDay)
    const first = { login, itemId: report?.item.itemId ?? idOf(token), owners: report?.item.owners }
    // Noon in New York, whatever the season.
    const generated = `${today}T16:30:00Z`
    const all = [first, ...(report?.more ?? [])]
    return {
      report: {
        asset_report_id: uuidOf(token),
        client_report_id: null,
        date_generated: generated,
        days_requested: days,
        items: all.map((each) => reportItem(each, today, days, generated)),
        user: {
          client_user_id: null,
          first_name: null,
          middle_name: null,
          last_name: null,
          ssn: null,
          phone_number: null,
          email: null,
        },
      },
      warnings: all.flatMap((each) => lackOf(each.login)?.warnings(each.itemId) ?? []),
      request_id: idOf(token).slice(0, 15),
    }
  }

  const remove: Handler = (request): WireAnswer => {
    const token = String(request.json()['asset_report_token'] ?? '')
    if (removed.has(token) || !readReportToken(token))
      return plaidError('INVALID_INPUT', 'INVALID_ASSET_REPORT_TOKEN', 'could not find matching asset report')
    removed.add(token)
    return { json: { removed: true, request_id: idOf(token).slice(0, 15) } }
  }

  return { create, get, remove }
}
