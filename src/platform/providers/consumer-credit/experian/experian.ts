// Asks Experian for a consumer credit profile: a token that is renewed before it ends, then one call for each report.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { ConsumerCreditPort } from '../port.ts'
import { explainError, requestOf, type ExperianAccount, subscriberFault } from './translate.ts'
import { reportAnswer, tokenAnswer } from './wire.ts'

export interface ExperianOptions extends ExperianAccount {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly username: string
  readonly password: string
  /** Sent as `companyId`; some accounts need it. */
  readonly companyId?: string
  /** Default 30,000: a profile is put together while one waits. */
  readonly timeoutMs?: number
  readonly now?: () => Date
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

/** Where a person asks for their free copy and disputes what is wrong: the bureau's own words for its notices. */
const bureau = {
  name: 'Experian',
  address: 'P.O. Box 2002, Allen, TX 75013',
  phone: '1 888 397 3742',
}

/** A token is not used in its last minute. */
const SPARE_SECONDS = 60

export function experianCredit(options: ExperianOptions): ConsumerCreditPort {
  const { call = callVendor, timeoutMs = 30_000 } = options
  const base = options.baseUrl.replace(/\/+$/, '')
  const now = () => (options.now?.() ?? new Date()).getTime()
  let token: { readonly text: string; readonly until: number } | undefined

  async function freshToken(): Promise<Outcome<string, Fault>> {
    if (token && now() < token.until) return ok(token.text)
    const answer = await call({
      url: `${base}/oauth2/v1/token`,
      form: {
        grant_type: 'password',
        username: options.username,
        password: options.password,
        client_id: options.clientId,
        client_secret: options.clientSecret,
      },
      timeoutMs,
      parse: (body) => tokenAnswer.parse(body),
      // Whatever it refuses here, it refuses our keys.
      explain: (status, body) => {
        const fault = explainError(status, body)
        return fault && { ...fault, ours: true }
      },
    })
    if (!answer.ok) return answer
    const { access_token: text, expires_in: seconds } = answer.value
    token = { text, until: now() + (Number(seconds) - SPARE_SECONDS) * 1000 }
    return ok(text)
  }

  /** A report is of a person; what the bureau says of us is none. */
  const judged = (report: unknown): Outcome<unknown, Fault> => {
    const own = subscriberFault(report)
    return own ? refused(own) : ok(report)
  }

  return {
    bureau,
    async check() {
      const known = await freshToken()
      return known.ok ? ok(null) : known
    },
    async pull(query) {
      const known = await freshToken()
      if (!known.ok) return known
      const ask = (text: string) =>
        call({
          url: `${base}/consumerservices/credit-profile/v2/credit-report`,
          headers: {
            authorization: `Bearer ${text}`,
            clientReferenceId: query.reference,
            ...(options.companyId && { companyId: options.companyId }),
          },
          body: requestOf(query, options),
          timeoutMs,
          parse: (body): unknown => reportAnswer.parse(body),
          explain: explainError,
        })
      const answer = await ask(known.value)
      if (answer.ok) return judged(answer.value)
      if (answer.refusal.kind !== 'rejected' || !answer.refusal.ours) return answer
      // The token may have been ended before its time: again with another one.
      token = undefined
      const renewed = await freshToken()
      if (!renewed.ok) return renewed
      const again = await ask(renewed.value)
      return again.ok ? judged(again.value) : again
    },
  }
}
