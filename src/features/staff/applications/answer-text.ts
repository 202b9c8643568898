// An answer in the reader's language: choices by their names, flags by yes and no, money with its sign.
import * as codes from '#core/codes/choices.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { monthName } from '../room/formats.tsx'

const choices: Readonly<Record<string, readonly codes.Choice[]>> = {
  product: codes.products,
  yearsInBusiness: codes.yearsInBusiness,
  classification: [...codes.classifications, ...codes.linkClassifications],
  generalIndustry: generalIndustries,
  industry: generalIndustries.flatMap(({ value }) => subIndustriesOf(value)),
  interest: codes.loanUses,
  fundsNeeded: codes.fundsNeeded,
  mostImportant: codes.mostImportant,
  referral: codes.referralSources,
  creditBand: [...codes.creditBands, ...codes.creditSteps],
  title: codes.jobTitles,
}

/** `text` as the server shows it (the wire text of a choice). */
export function answerText(field: string, text: string, language: Language): string {
  const choice = choices[field]?.find(({ value }) => value === text)
  if (choice) return choice[language]
  if (field === 'smsConsent') return pick({ en, es }, language)[text === 'true' ? 'yes' : 'no']
  if (field === 'requestedAmount' || field === 'monthlySales') return `$${text}`
  if (field === 'ownership') return `${text}%`
  if (field === 'startMonth') return monthName(`2026-${text.padStart(2, '0')}`, language, true)
  return text
}
