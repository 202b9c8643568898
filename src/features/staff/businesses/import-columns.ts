// The columns of a file of businesses, and which answer each is.
import type { FieldId } from '#core/contract/lead-fields.ts'

/** Column -> answer. Without one: `tax_id` (the classification says which number it is) and what is no answer. */
export const importColumns = {
  name: 'businessName',
  own_name: 'ownBusinessName',
  tax_id: null,
  classification: 'classification',
  start: null,
  first_name: 'firstName',
  last_name: 'lastName',
  one_name: 'oneName',
  person_own_name: 'ownName',
  email: 'email',
  cell_phone: 'cellPhone',
  title: 'title',
  ownership: 'ownership',
  ssn: 'ssn',
  date_of_birth: 'dateOfBirth',
  home_address: 'homeAddress',
  home_address2: 'homeAddress2',
  home_city: 'homeCity',
  home_state: 'homeState',
  home_zip: 'homeZip',
  business_phone: 'businessPhone',
  address: 'businessAddress',
  address2: 'businessAddress2',
  city: 'businessCity',
  state: 'businessState',
  zip: 'businessZip',
  general_industry: 'generalIndustry',
  industry: 'industry',
  brand: null,
  language: null,
  representative: null,
} as const satisfies Readonly<Record<string, FieldId | null>>

export type ImportColumn = keyof typeof importColumns

/** Without these a business could not be found again, or written to. */
export const requiredColumns = ['name', 'tax_id', 'first_name', 'last_name', 'email'] as const

export const columnNames = Object.keys(importColumns) as ImportColumn[]

/** The column that an answer's message belongs to. */
export const columnOf = (field: string): string =>
  columnNames.find((column) => importColumns[column] === field) ??
  (field === 'ein' ? 'tax_id' : field.startsWith('start') ? 'start' : field)
