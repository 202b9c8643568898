// The labels of the first page, English.
import { en as person } from '../person-fields/en.ts'
import { en as request } from '../request-fields/en.ts'

export const en = {
  ...request,
  ...person,
  email: 'Business email',
  cellPhone: 'Cell phone',
  smsConsent: 'Text me about my application',
} as const
