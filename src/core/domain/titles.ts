// The job title that a business classification suggests.
const byClassification: Readonly<Record<string, string>> = {
  'Sole Proprietorship': 'Owner',
  Partnership: 'Partner',
  LLC: 'Managing Member',
  'C Corporation': 'President',
  'S Corporation': 'President',
}

/** Spec 1 section 3; anything else gives Owner. */
export const defaultTitle = (classification: string): string => byClassification[classification] ?? 'Owner'
