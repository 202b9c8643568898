// Hands out the legal texts in the reader's language and under the brand's name.
import { consentWording, namesOf } from '#core/domain/consents.ts'
import { ok } from '#core/ground/outcome.ts'
import { fill } from '#core/words/words.ts'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import { tagVendors } from '#platform/providers/tags/port.ts'
import { readLegalText } from './contract.ts'

export const legal: Feature = {
  name: 'legal',
  routes: (deps) => [
    route(readLegalText, anybody('public wording'), async ({ kind, brand: id, lender }, call) => {
      const brand = deps.brands.get(id ?? '') ?? deps.brands.get('default')
      const { title, version, text } = consentWording(kind, call.language)
      const partner = lender ?? (call.language === 'es' ? 'el prestamista asociado' : 'the partner lender')
      return ok({
        title,
        version,
        text: fill(text, {
          brand: brand?.legalName ?? '',
          lender: partner,
          vendors: namesOf(tagVendors(deps.tags), call.language),
        }),
        contact: [brand?.legalName, brand?.address, brand?.phone, brand?.email].filter(Boolean).join(', '),
      })
    }),
  ],
}
