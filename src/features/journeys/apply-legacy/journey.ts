// The second wizard in the browser: its flow with what stands around its pages.
import { leadFields } from '#core/contract/lead-fields.ts'
import { pick } from '#core/words/words.ts'
import type { WizardJourney } from '#features/capabilities/wizard/journey.ts'
import { ApprovalScreen } from './approval-screen.tsx'
import { legacyFlow, legacyPages } from './flow.ts'
import { FormScreen } from './form-screen.tsx'
import { LegacySide } from './legacy-side.tsx'
import { LegacyTabs, tabOf } from './legacy-tabs.tsx'
import { LoadingPage } from './loading-page.tsx'
import * as words from './words.ts'

export const legacyJourney: WizardJourney = {
  flow: legacyFlow,
  pages: legacyPages,
  fields: leadFields,
  address: '/business/apply/legacy',
  screens: { form: FormScreen, offers: ApprovalScreen },
  // They came with the first one.
  loadQuestions: () => Promise.resolve(),
  Above: LegacyTabs,
  Side: LegacySide,
  sideThroughout: true,
  // Specification 1, section 2: signature and bank intro.
  bare: [5, 7],
  Opening: LoadingPage,
  // Specification 1, section 4.
  keepsLeadIdTo: 11,
  nameOf: (page, language) => pick(words, language)[tabOf(page)],
}
