// Where a renewal came from: campaign, representative and device of its flat model, short texts only.
import type { RenewalModel } from './contract.ts'

/** Specification 2, sections 3 and 9; `utm_rep` in the renewal alone. */
const names = [
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'utm_rep',
  'utm_device_type',
  'utm_browser',
  'utm_OS',
] as const

export const sourceOf = (model: RenewalModel): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = model[name]
      return typeof value === 'string' && value ? [[name, value.slice(0, 200)] as const] : []
    }),
  )
