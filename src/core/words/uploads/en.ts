// The upload screens, English.
export const en = {
  continue: 'Continue',
  later: "I'll send it later",
  photoIdTitle: 'Upload your photo ID',
  voidedCheckTitle: 'Upload a voided check',
  statementsTitle: 'Upload your last 4 months of bank statements',
} as const
