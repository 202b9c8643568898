// Tokens of Microsoft Entra for mailboxes of Exchange Online, by client credentials: https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth
import * as z from 'zod/mini'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { askIssuer } from '../ask-issuer.ts'
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

const refusal = z.object({ error_codes: z.array(z.number()) })

/** One token opens every mailbox that the application was given: it is kept once. */
export function entraTokens(options: EntraOptions): MailTokens {
  const { call = callVendor } = options
  const base = (options.baseUrl ?? 'https://login.microsoftonline.com').replace(/\/+$/, '')
  const all = keptTokens(
    () =>
      askIssuer(call, {
        url: `${base}/${encodeURIComponent(options.tenant)}/oauth2/v2.0/token`,
        form: {
          grant_type: 'client_credentials',
          client_id: options.clientId,
          client_secret: options.clientSecret,
          scope: options.scope ?? 'https://outlook.office365.com/.default',
        },
        codeOf,
      }),
    () => (options.now?.() ?? new Date()).getTime(),
  )
  return { tokenFor: (_user, renew) => all.tokenFor('', renew) }
}

/** 'AADSTS7000222', as its documents name it. */
function codeOf(body: unknown): string | undefined {
  const [code] = refusal.safeParse(body).data?.error_codes ?? []
  return code === undefined ? undefined : `AADSTS${code}`
}
