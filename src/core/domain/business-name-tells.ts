// The legal form that the name of a business tells. Pure.

/** 'LLC' or 'Partnership' where the name ends with that form; '' where it tells none. 'Inc.' may be a C or an S corporation: not told. */
export function classificationInName(name: string): 'LLC' | 'Partnership' | '' {
  if (/\bL\.?\s?L\.?\s?C\.?$/i.test(name.trim())) return 'LLC'
  return /\b(?:L\.?L\.?P|L\.?P|Partnership)\.?$/i.test(name.trim()) ? 'Partnership' : ''
}
