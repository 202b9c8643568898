// Every list that an applicant or signer chooses from: the exact wire text and what the choice is called in both languages.

import { list, type Choice } from './choice.ts'

export { valuesOf, type Choice } from './choice.ts'
export { creditBands, creditFloor, creditSteps, jobTitles } from './owner-choices.ts'
export { isEquipmentProduct, products } from './products.ts'

/** The wizard's list (specification 1) and that of the incomplete-fields form (specification 2). */
export const classifications = list(
  ['Sole Proprietorship', 'Propietario único (Sole Proprietorship)'],
  ['Partnership', 'Sociedad (Partnership)'],
  ['LLC', 'LLC'],
  ['C Corporation', 'Corporación C'],
  ['S Corporation', 'Corporación S'],
)

/** The shorter list of the link flows (specification 2), where a corporation is not asked for its kind. */
export const linkClassifications = list(
  ['Partnership', 'Sociedad (Partnership)'],
  ['LLC', 'LLC'],
  ['Corporation', 'Corporación'],
  ['Sole Proprietorship', 'Propietario único (Sole Proprietorship)'],
)

/** 'With in a week' is the wire text of the spec, to the letter; it is read as it is meant (spec 37). */
export const fundsNeeded = list(
  ['Immediately', 'De inmediato'],
  ['With in a week', 'En una semana', 'Within a week'],
  ['With in a month', 'En un mes', 'Within a month'],
)

export const mostImportant = list(['Speed', 'La rapidez'], ['Amount', 'El monto'], ['Cost', 'El costo'])

export const referralSources = list(
  ['Bing', 'Bing'],
  ['A representative of the provider', 'Uno de nuestros representantes', 'One of our representatives'],
  ['A funding partner', 'Un socio financiero'],
  ['Facebook', 'Facebook'],
  ['Google', 'Google'],
  ['Instagram', 'Instagram'],
  ['Podcast', 'Pódcast'],
  ['Spotify', 'Spotify'],
  ['TikTok', 'TikTok'],
  ['Youtube', 'Youtube'],
  ['Other', 'Otro'],
)

/** The list of the link flows, where a funding partner goes by its name (specification 2, section 3). */
export const linkReferralSources: readonly Choice[] = referralSources.flatMap((source) =>
  source.value === 'A funding partner'
    ? [source, { value: 'Elevator Funding', en: 'Elevator Funding', es: 'Elevator Funding' }]
    : [source],
)

export const contactMethods = list(
  ['SMS', 'Mensaje de texto', 'Text message'],
  ['Email', 'Correo electrónico'],
  ['Call', 'Llamada', 'Phone call'],
)

export const yearsInBusiness = list(
  ['0-1 year', 'De 0 a 1 año'],
  ['1-2 years', 'De 1 a 2 años'],
  ['2-5 years', 'De 2 a 5 años'],
  ['5+ years', '5 años o más'],
)

export const loanUses = list(
  ['Inventory', 'Inventario'],
  ['Second Location', 'Segundo local'],
  ['Payroll', 'Nómina'],
  ['Equipment Purchase', 'Compra de equipo'],
  ['Supplies', 'Insumos'],
  ['Loan Consolidation', 'Consolidación de préstamos'],
)

/** The list of the incomplete-fields form (specification 2): that of the links, with both kinds of corporation. */
export const incompleteClassifications: readonly Choice[] = [
  ...linkClassifications,
  ...classifications.filter(({ value }) => value.endsWith(' Corporation')),
]
