// `npm run doctor`: what is wrong with the settings, whether each provider works, and the addresses for vendors' consoles; before the first start too.
import { refused } from '#core/ground/outcome.ts'
import { fill } from '#core/words/words.ts'
import { en } from '#core/words/setup/en.ts'
import type { Config } from '#platform/config.ts'
import type { SealSignerPort } from '#platform/providers/seal-signer/port.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { hintOf } from '#features/staff/setup/hint-of.ts'
import { isWrong, settingFindings } from '#features/staff/setup/setting-findings.server.ts'
import { tryProviders } from '#features/staff/setup/try-providers.server.ts'
import { vendorAddresses } from '#features/staff/setup/vendor-addresses.server.ts'
import { openProviders } from './providers.ts'
import { loadSeal, openTimestamps } from './seal.ts'

interface DoctorParts {
  readonly config: Config
  /** The project's root. */
  readonly root: string
  readonly say: (line: string) => void
  /** Opens the database and closes it; throws a plain sentence. */
  readonly tryDatabase: () => Promise<void>
  /** Where a mail is sent to; none without. */
  readonly mailTo: string | undefined
}

const wide = (text: string) => text.padEnd(14)

/** Answers whether nothing is wrong. What is only off is told, and is not wrong. */
export async function runDoctor({ config, root, say, tryDatabase, mailTo }: DoctorParts): Promise<boolean> {
  let healthy = true
  const tell = (wrong: boolean, name: string, text: string) => {
    if (wrong) healthy = false
    say(`${wrong ? 'wrong' : '     '}  ${wide(name)}${text}`)
  }
  for (const { key, of, settings } of settingFindings(config))
    tell(isWrong(key), isWrong(key) ? 'settings' : 'off', `${fill(en[key], { of })} ${settings.join(', ')}`)

  const database = await tryDatabase().then(
    () => null,
    (error: Error) => error.message,
  )
  tell(database !== null, 'database', database ?? en.works)

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const clock = () => new Date()
  const doors = createDoors({ clock, log: { warn: () => {}, error: () => {} } })
  const providers = openProviders({ config, doors, clock, root, publicUrl })
  const addresses = vendorAddresses(config, publicUrl)
  // A demo's own seal is made when it starts, and tried there.
  const { SEAL_FILE, SEAL_KMS_KEY_ID, SEAL_SIGNER_URL, SEAL_SIGNER_TOKEN } = config.env
  const isSealSet = [SEAL_FILE, SEAL_KMS_KEY_ID, SEAL_SIGNER_URL, SEAL_SIGNER_TOKEN].some(Boolean)
  let seal: SealSignerPort | null = null
  try {
    if (isSealSet) seal = await loadSeal(config, { doors, clock })
  } catch (error) {
    tell(true, 'seal', (error as Error).message)
  }
  // None is asked for, so none is read.
  const signing = { seal: seal ?? undefined, ...openTimestamps(config, doors, async () => refused(null)) }
  for (const each of await tryProviders({ ...providers, ...signing, publicUrl })) {
    const hint = hintOf(each, addresses)
    const why = hint ? `${each.code ?? ''}. ${fill(en[hint.word], { address: hint.address })}` : ''
    tell(hint !== null, each.provider, `${en[each.outcome]}${why && `: ${why}`}`)
  }
  if (mailTo && providers.email) {
    const sent = await providers.email.send({
      to: mailTo,
      subject: en.mailSubject,
      text: en.mailText,
      html: `<p>${en.mailText}</p>`,
      messageId: crypto.randomUUID(),
    })
    tell(
      !sent.ok,
      'mail',
      sent.ok ? en.mailSent : fill(en.mailRefused, { code: sent.refusal.vendorCode ?? sent.refusal.kind }),
    )
  }
  if (addresses.length) say(`\n${en.addresses}. ${en.addressesLede}`)
  for (const { vendor, what, address } of addresses)
    say(`       ${wide(vendor)}${address}  (${en[`what.${what}`]})`)
  return healthy
}
