// The label of every answer of an application, Spanish.
import { es as address } from '../address-fields/es.ts'
import { es as businessName } from '../business-name-fields/es.ts'
import { es as business } from '../business-fields/es.ts'
import { es as contact } from '../contact-fields/es.ts'
import { es as goal } from '../goal-fields/es.ts'
import { es as identity } from '../identity-fields/es.ts'
import { es as industry } from '../industry-fields/es.ts'
import { es as loan } from '../loan-fields/es.ts'
import { es as owner } from '../owner-fields/es.ts'
import { es as signature } from '../signature-field/es.ts'
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
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
}
