// What each vendor brings into our pages, and why: one table, from which every page's content policy is made.
import type { Environment } from '#platform/config.ts'

/** The step of a vendor that a page may come to. */
export type VendorStep = 'bank' | 'signing'

type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src'

type Addresses = Partial<Environment>

/** Sources beside our own, by directive of the content policy. */
export type VendorSources = Readonly<Partial<Record<Directive, readonly string[]>>>

interface VendorPolicy {
  readonly vendor: string
  readonly step: VendorStep
  /** Where the sentence below stands. */
  readonly from: string
  readonly says: string
  /** null while the vendor is not set up. */
  readonly sources: (env: Addresses) => VendorSources | null
}

/** The script that opens Plaid's window. The vendor wants it loaded from its own address, and changes it there without notice. */
const plaidScript = (env: Addresses): string =>
  env.PLAID_SCRIPT_URL ?? 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/** Where Finicity's Connect lives, which is not where its API is. */
export const connectOrigin = (env: Addresses): string =>
  new URL(env.FINICITY_CONNECT_URL ?? 'https://connect2.finicity.com').origin

/** Where PandaDoc's signing pages live. */
export const pandaDocApp = (env: Addresses): string => env.PANDADOC_APP_URL ?? 'https://app.pandadoc.com'

/** What Plaid's window calls: the server of the environment that the keys are of. Behind an operator's own proxy it is still Plaid's. */
function plaidApi(env: Addresses): string {
  if (env.PLAID_LINK_API_URL) return new URL(env.PLAID_LINK_API_URL).origin
  const { hostname, origin } = new URL(env.PLAID_BASE_URL ?? 'https://production.plaid.com')
  return hostname.endsWith('.plaid.com') ? origin : 'https://production.plaid.com'
}

export const vendorPolicies: readonly VendorPolicy[] = [
  {
    vendor: 'Plaid',
    step: 'bank',
    from: 'https://plaid.com/docs/link/web/#csp-directives',
    says: "default-src, frame-src: https://cdn.plaid.com/; script-src: 'unsafe-inline' and the script; connect-src: the environment's server; react-plaid-link on nonces: 'Link still requires style-src-attr unsafe-inline'",
    sources: (env) => {
      if (!env.PLAID_CLIENT_ID || !env.PLAID_SECRET) return null
      const cdn = new URL(plaidScript(env)).origin
      return {
        // Not 'unsafe-inline': it would take the guard off every page on which an applicant types.
        'script-src': [cdn],
        'style-src': [cdn, "'unsafe-inline'"],
        'img-src': [cdn],
        'font-src': [cdn],
        'connect-src': [cdn, plaidApi(env)],
        'frame-src': [cdn],
      }
    },
  },
  {
    vendor: 'Finicity',
    step: 'bank',
    from: 'https://www.npmjs.com/package/connect-web-sdk',
    says: 'The address that the call to generate a Connect URL answers is https://connect2.finicity.com?customerId=...; it is framed.',
    sources: (env) => (env.FINICITY_APP_KEY ? { 'frame-src': [connectOrigin(env)] } : null),
  },
  {
    vendor: 'PandaDoc',
    step: 'signing',
    from: 'https://developers.pandadoc.com/reference/embed-a-document',
    says: 'Embed the document with the session in an iframe: https://app.pandadoc.com/s/{session_id}/',
    sources: (env) => (env.PANDADOC_API_KEY ? { 'frame-src': [new URL(pandaDocApp(env)).origin] } : null),
  },
]

/** What the vendors that are set up bring, by step. */
export function vendorSources(env: Addresses): Readonly<Record<VendorStep, VendorSources>> {
  const of = (step: VendorStep): VendorSources => {
    const all: Partial<Record<Directive, string[]>> = {}
    for (const policy of vendorPolicies.filter((each) => each.step === step))
      for (const [directive, sources] of Object.entries(policy.sources(env) ?? {}))
        all[directive as Directive] = [...new Set([...(all[directive as Directive] ?? []), ...sources])]
    return all
  }
  return { bank: of('bank'), signing: of('signing') }
}

/** The address of the bank widget's script; undefined while there is none. */
export const bankScriptOf = (env: Addresses): string | undefined =>
  env.PLAID_CLIENT_ID && env.PLAID_SECRET ? plaidScript(env) : undefined
