// The second wizard's way in: the visits that all wizards have, with what is its own.
import { WizardVisits, type WizardVisitsProps } from '#features/capabilities/wizard/wizard-visits.tsx'
import { legacyJourney } from './journey.ts'

/** Nothing of it is ready-made: the server's page is an empty frame. */
export const LegacyVisits = (props: Omit<WizardVisitsProps, 'journey'>) => (
  <WizardVisits {...props} journey={legacyJourney} />
)
