// The way into /apply/iff. Where nobody can be looked up here it is the newer wizard as it is.
import { WizardVisits, type WizardVisitsProps } from '#features/capabilities/wizard/wizard-visits.tsx'
import { applyJourney } from '../journey.ts'
import { iffJourney } from './iff-journey.ts'

/** Nothing of it is ready-made: the server's page is an empty frame. */
export const IffVisits = (props: Omit<WizardVisitsProps, 'journey'>) => (
  <WizardVisits {...props} journey={props.data.prefill ? iffJourney : applyJourney} />
)
