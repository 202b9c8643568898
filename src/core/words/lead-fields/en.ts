// The label of every answer of an application, English.
import { en as address } from '../address-fields/en.ts'
import { en as businessName } from '../business-name-fields/en.ts'
import { en as business } from '../business-fields/en.ts'
import { en as contact } from '../contact-fields/en.ts'
import { en as goal } from '../goal-fields/en.ts'
import { en as identity } from '../identity-fields/en.ts'
import { en as industry } from '../industry-fields/en.ts'
import { en as loan } from '../loan-fields/en.ts'
import { en as owner } from '../owner-fields/en.ts'
import { en as signature } from '../signature-field/en.ts'

export const en = {
  ...contact,
  ...businessName,
  ...business,
  ...industry,
  ...goal,
  ...owner,
  ...identity,
  ...address,
  ...loan,
  ...signature,
} as const
