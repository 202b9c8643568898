// Admins see what is set up, try it, and have a mail sent to themselves.
import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/setup/en.ts'
import { es } from '#core/words/setup/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { isWrong, settingFindings, type SettingFinding } from './setting-findings.server.ts'
import type * as contract from './setup-contract.ts'
import { tryProviders } from './try-providers.server.ts'
import { vendorAddresses } from './vendor-addresses.server.ts'

export async function readSetup(deps: Deps): Promise<Answer<ResponseOf<typeof contract.readSetup>>> {
  const { config, counts, publicUrl } = deps
  const key = config.trustedProxies ? 'not-forwarded' : 'forwarded'
  const seen: readonly SettingFinding[] = counts.sawProxy()
    ? [{ key, of: '', settings: ['TRUSTED_PROXIES'] }]
    : []
  const findings = [...seen, ...settingFindings(config)]
  return ok({
    findings: findings.map(({ key, of, settings }) => ({
      key,
      of,
      settings: [...settings],
      wrong: isWrong(key),
    })),
    addresses: vendorAddresses(config, publicUrl),
    mail: deps.email !== undefined,
  })
}

export const trySetup = async (deps: Deps): Promise<Answer<ResponseOf<typeof contract.trySetup>>> =>
  ok({ tried: await tryProviders(deps) })

export async function sendTestMail(
  { email, brands }: Deps,
  staff: LoggedIn,
  _asked: object,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.sendTestMail>>> {
  if (!email) return refused({ code: 'feature-off' })
  const words = pick({ en, es }, call.language)
  const sent = await email.send({
    to: staff.email,
    subject: words.mailSubject,
    text: words.mailText,
    html: `<p>${words.mailText}</p>`,
    fromName: brands.get('default')?.name,
    messageId: randomUUID(),
  })
  return ok({ sent: sent.ok, code: sent.ok ? null : (sent.refusal.vendorCode ?? sent.refusal.kind) })
}
