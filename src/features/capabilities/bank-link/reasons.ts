// What the vendors and their widgets report, as one of our own few reasons.
import { bankReasons, type BankReason } from '#core/codes/bank-reasons.ts'

/**
 * The vendors' published error codes and events, letters only. Whole codes, not parts of them: a widget's exit statuses
 * ('requires_credentials', 'institution_not_found') tell where the person stood when they closed it, and are no errors.
 */
const told: Readonly<Partial<Record<BankReason, string>>> = {
  login:
    'invalidcredentials insufficientcredentials itemlocked itemloginrequired usersetuprequired accessnotgranted passwordresetrequired invalidupdatedusername credentialsexpired oauthlogincancelled',
  'second-factor': 'invalidmfa invalidsendmethod mfanotsupported invalidotp userinputtimeout mfatimeout',
  'institution-down':
    'institutionerror institutiondown institutionnotresponding institutionnotavailable institutionnolongersupported institutionregistrationrequired unauthorizedinstitution unsupportedresponse unabletoconnect',
  'no-accounts':
    'noaccounts noauthaccounts nodepositoryaccounts noliabilityaccounts noinvestmentaccounts productsnotsupported itemnotsupported',
  expired: 'invalidlinktoken invalidpublictoken timeout sessionexpired',
  unavailable:
    'apierror internalservererror internal plannedmaintenance ratelimit ratelimitexceeded additionlimit itemconcurrentlydeleted',
  revoked: 'userpermissionrevoked useraccountrevoked customerdeleted itemnotfound',
  cancelled: 'cancel cancelled exit userexit close closed',
}
const reasonOf = new Map(
  Object.entries(told).flatMap(([reason, codes]) =>
    codes.split(' ').map((code): [string, BankReason] => [code, reason as BankReason]),
  ),
)

/** Our code for whatever a widget or a vendor reported ('INSTITUTION_DOWN', 'invalidCredentials'); 'other' for the rest, null for nothing. */
export function bankReasonOf(reported: string | null | undefined): BankReason | null {
  if (!reported) return null
  const own = bankReasons.find((reason) => reason === reported)
  return own ?? reasonOf.get(reported.toLowerCase().replace(/[^a-z]/g, '')) ?? 'other'
}

/** Of a widget that was closed: a closing is a closing, whatever stood on its screen, unless it names an error. */
export function reasonOfClosing(reported: string | null | undefined): BankReason {
  const reason = bankReasonOf(reported)
  return reason === null || reason === 'other' ? 'cancelled' : reason
}
