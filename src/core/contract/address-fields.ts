// The answers about where owner and business are, and the phone of the business.
import { phoneKind } from '#core/fields/phone.ts'
import { stateKind } from '#core/fields/state.ts'
import { homeStreetKind, homeUnitKind, streetKind } from '#core/fields/street.ts'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { yesNoKind } from '#core/fields/yes-no.ts'
import { zipKind } from '#core/fields/zip.ts'
import { en } from '#core/words/address-fields/en.ts'
import { es } from '#core/words/address-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type AddressField = keyof typeof en

/** Specification 1, section 3. */
export const addressFields = {
  homeAddress: field(homeStreetKind, ['pg.address']),
  homeAddress2: field(homeUnitKind, ['pg.address2']),
  homeCity: field(textKind, ['pg.city']),
  homeState: field(stateKind, ['pg.state']),
  homeZip: field(zipKind, ['pg.zip']),
  businessAddress: field(streetKind, ['business.address']),
  businessAddress2: field(anyTextKind, ['business.address2']),
  businessCity: field(textKind, ['business.city']),
  businessState: field(stateKind, ['business.state']),
  businessZip: field(zipKind, ['business.zip']),
  businessPhone: field(phoneKind, ['business.phone']),
  homeBased: field(yesNoKind, ['business.home_based_business']),
} as const satisfies Fields<AddressField>

export const addressSet = { fields: addressFields, labels: { en, es } } satisfies FieldSet<AddressField>
