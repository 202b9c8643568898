// What the funding-offer tool is given by the page that holds it.
export interface OfferToolProps {
  readonly applicationId: string
  /** Leaves the tool: 'Submit to Snack', or Back. */
  readonly onClose: () => void
  /** A decision or a proposal was recorded. */
  readonly onDecided?: () => void
  /** Goes to where the application is declined; absent where that is not offered. */
  readonly onDecline?: () => void
}
