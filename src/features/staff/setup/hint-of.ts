// What an operator does about a provider that did not work, by its own word.
import type { en } from '#core/words/setup/en.ts'
import type { Tried, VendorAddress } from './setup-seen.ts'

type Hint = { readonly word: Extract<keyof typeof en, `hint.${string}`>; readonly address: string }

const byCode: Readonly<Record<string, Hint['word']>> = {
  INVALID_PRODUCT: 'hint.INVALID_PRODUCT',
  PRODUCTS_NOT_SUPPORTED: 'hint.PRODUCTS_NOT_SUPPORTED',
  'finds-nothing': 'hint.finds-nothing',
  NoSuchBucket: 'hint.NoSuchBucket',
  'deletes-nothing': 'hint.deletes-nothing',
  'no-role': 'hint.no-role',
  'not-by-the-key-of-the-certificate': 'hint.other-key',
  NONEXISTENT: 'hint.NONEXISTENT',
  AUTHENTICATIONFAILED: 'hint.AUTHENTICATIONFAILED',
  AADSTS7000215: 'hint.mail-secret',
  AADSTS7000222: 'hint.mail-secret-ended',
  AADSTS700016: 'hint.mail-application',
  AADSTS90002: 'hint.mail-tenant',
  AADSTS900023: 'hint.mail-tenant',
  AADSTS70011: 'hint.mail-scope',
  AADSTS1002012: 'hint.mail-scope',
  AADSTS500011: 'hint.mail-scope',
  AADSTS7000112: 'hint.mail-blocked',
  AADSTS53003: 'hint.mail-blocked',
  unauthorized_client: 'hint.mail-delegation',
  invalid_grant: 'hint.mail-grant',
  'token-refused': 'hint.token-refused',
  'not-connected': 'hint.not-connected',
  '5.7.30': 'hint.no-passwords',
  '5.7.139': 'hint.smtp-off',
  '5.7.60': 'hint.send-as',
  '5.2.252': 'hint.send-as',
  INVALID_FIELD: 'hint.INVALID_FIELD',
  'answers-elsewhere': 'hint.inbound',
  'not-our-number': 'hint.from',
  ERR_TLS_CERT_ALTNAME_INVALID: 'hint.certificate-name',
  CERT_HAS_EXPIRED: 'hint.certificate-ended',
  ...Object.fromEntries(
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ].map((code) => [code, 'hint.authority'] as const),
  ),
}

/** null where there is nothing to do. */
export function hintOf({ provider, outcome, code }: Tried, addresses: readonly VendorAddress[]): Hint | null {
  if (outcome === 'works' || outcome === 'reached' || outcome === 'not-tried') return null
  if (code?.startsWith('version ')) return { word: 'hint.version', address: '' }
  const word = byCode[code ?? ''] ?? (outcome === 'unanswered' ? 'hint.away' : 'hint.keys')
  const what = word === 'hint.INVALID_FIELD' ? 'redirect' : 'inbound'
  const own = addresses.find((each) => each.vendor.toLowerCase() === provider && each.what === what)
  return { word, address: own?.address ?? '' }
}
