// Who answers for an account or a record: the codes of the Equal Credit Opportunity Act (ECOA), as Experian has them.

/** By `ecoa`. */
export const responsibilities: Readonly<Record<string, string>> = {
  '0': 'Undesignated',
  '1': 'Individual',
  '2': 'Joint Account',
  '3': 'Authorized User',
  '4': 'Joint Account',
  '5': 'Cosigner',
  '6': 'On Behalf Of',
  '7': 'Signer',
  A: 'Terminated',
  B: 'Terminated',
  C: 'Terminated',
  D: 'Terminated',
  E: 'Terminated',
  F: 'Terminated',
  G: 'Terminated',
  H: 'Terminated',
  X: 'Deceased',
}
