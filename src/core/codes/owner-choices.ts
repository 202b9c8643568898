// The lists about an owner: titles and credit. Apart from the others, so that a form that asks about the owner alone loads no more.

import { list, valuesOf } from './choice.ts'

export const jobTitles = list(
  ['Administrator', 'Administrador'],
  ['CEO', 'Director ejecutivo (CEO)'],
  ['COO', 'Director de operaciones (COO)'],
  ['Co-Owner', 'Copropietario'],
  ['Director', 'Director'],
  ['Founder', 'Fundador'],
  ['General Manager', 'Gerente general'],
  ['Owner', 'Propietario'],
  ['Manager', 'Gerente'],
  ['Managing Member', 'Miembro administrador'],
  ['Member', 'Miembro'],
  ['President', 'Presidente'],
  ['Partner', 'Socio'],
  ['Other', 'Otro'],
)

/** Credit-score bands of the wizard. */
export const creditBands = list(
  ['<550', 'Menos de 550'],
  ['550-600', '550-600'],
  ['600-650', '600-650'],
  ['650-700', '650-700'],
  ['700-750', '700-750'],
  ['750+', '750 o más'],
)

/** Credit-score bands of the newer variant and of the incomplete-fields form. */
export const creditSteps = list(
  ['Less than 525', 'Menos de 525'],
  ['550', '550'],
  ['575', '575'],
  ['600', '600'],
  ['625', '625'],
  ['650', '650'],
  ['675', '675'],
  ['700+', '700 o más'],
)

/** The lower bound of a stated credit band, a FICO score; 300 (the scale's bottom) for 'less than'. Null for other texts. */
export function creditFloor(band: string): number | null {
  if (!valuesOf<string>([...creditBands, ...creditSteps]).includes(band)) return null
  return /^(?:<|Less)/.test(band) ? 300 : Number(band.slice(0, 3))
}
