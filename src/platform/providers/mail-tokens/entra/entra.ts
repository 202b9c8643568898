// Tokens of Microsoft Entra for mailboxes of Exchange Online, by client credentials: https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth
import { ok } from '#core/ground/outcome.ts'
import * as z from 'zod/mini'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import { keptTokens, type MailTokens } from '../port.ts'

interface EntraOptions {
  /** Default https://login.microsoftonline.com; a national cloud has another. */
  readonly baseUrl?: string
  /** The directory's id, or one of its domains. */
  readonly tenant: string
  readonly clientId: string
  readonly clientSecret: string
  /** Default https://outlook.office365.com/.default, for SMTP and IMAP alike. */
  readonly scope?: string
  readonly call?: VendorCaller
  readonly now?: () => Date
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const refusal = z.object({ error: z.string(), error_codes: z.optional(z.array(z.number())) })

/** One token opens every mailbox that the application was given: it is kept once. */
export function entraTokens(options: EntraOptions): MailTokens {
  const { call = callVendor } = options
  const base = (options.baseUrl ?? 'https://login.microsoftonline.com').replace(/\/+$/, '')
  const all = keptTokens(
    async () => {
      const answer = await call({
        url: `${base}/${encodeURIComponent(options.tenant)}/oauth2/v2.0/token`,
        form: {
          grant_type: 'client_credentials',
          client_id: options.clientId,
          client_secret: options.clientSecret,
          scope: options.scope ?? 'https://outlook.office365.com/.default',
        },
        parse: (body) => tokenAnswer.parse(body),
        explain: faultOf,
      })
      return answer.ok ? ok({ text: answer.value.access_token, seconds: answer.value.expires_in }) : answer
    },
    () => (options.now?.() ?? new Date()).getTime(),
  )
  return { tokenFor: (_user, renew) => all.tokenFor('', renew) }
}

/** Its sentences name ids and times; its figures do not ('AADSTS7000222'). */
function faultOf(status: number, body: unknown): Fault | undefined {
  const read = refusal.safeParse(body)
  if (!read.success || status === 429 || status >= 500) return undefined
  const { error, error_codes: [code] = [] } = read.data
  return {
    kind: 'rejected',
    vendorCode: code === undefined ? error.slice(0, 40) : `AADSTS${code}`,
    ours: true,
  }
}
