// The addresses of ours that have to stand in vendors' consoles, of the vendors that are set up.
import type { Config } from '#platform/config.ts'
import type { VendorAddress } from './setup-seen.ts'

/** `publicUrl`: without a slash at the end. */
export function vendorAddresses({ env }: Pick<Config, 'env'>, publicUrl: string): VendorAddress[] {
  const webhook = (vendor: string) => `${publicUrl}/api/webhooks/${vendor}`
  const all: readonly (VendorAddress & { readonly isOn: boolean })[] = [
    {
      vendor: 'Plaid',
      what: 'redirect',
      address: `${publicUrl}/business/oauth-return`,
      isOn: Boolean(env.PLAID_CLIENT_ID),
    },
    { vendor: 'Plaid', what: 'sent', address: webhook('plaid'), isOn: Boolean(env.PLAID_CLIENT_ID) },
    { vendor: 'Finicity', what: 'sent', address: webhook('finicity'), isOn: Boolean(env.FINICITY_APP_KEY) },
    { vendor: 'Twilio', what: 'inbound', address: webhook('twilio'), isOn: Boolean(env.TWILIO_ACCOUNT_SID) },
    {
      vendor: 'Twilio',
      what: 'sent',
      address: webhook('twilio/status'),
      isOn: Boolean(env.TWILIO_ACCOUNT_SID),
    },
    {
      vendor: 'PandaDoc',
      what: 'webhook',
      address: webhook('pandadoc'),
      isOn: Boolean(env.PANDADOC_API_KEY),
    },
    { vendor: 'Ocrolus', what: 'webhook', address: webhook('ocrolus'), isOn: Boolean(env.OCROLUS_CLIENT_ID) },
    {
      vendor: env.OIDC_NAME ?? 'OpenID',
      what: 'redirect',
      address: `${publicUrl}/business/staff/sign-on`,
      isOn: Boolean(env.OIDC_ISSUER),
    },
  ]
  return all.filter(({ isOn }) => isOn).map(({ vendor, what, address }) => ({ vendor, what, address }))
}
