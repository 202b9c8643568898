// The job title that a classification suggests (specification 1, section 3).

const titles: Readonly<Record<string, string>> = {
  'Sole Proprietorship': 'Owner',
  Partnership: 'Partner',
  LLC: 'Managing Member',
  'C Corporation': 'President',
  'S Corporation': 'President',
}

/** The default title; 'Owner' for anything else. */
export const defaultTitle = (classification: string): string => titles[classification] ?? 'Owner'
