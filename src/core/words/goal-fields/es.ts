// The labels of the questions about goals and how the owner heard of us, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  interest: '¿Para qué usaría el dinero?',
  fundsNeeded: '¿Cuándo necesita el dinero?',
  mostImportant: '¿Qué es lo más importante para usted?',
  referral: '¿Cómo supo de nosotros?',
  otherReferrer: 'Otro medio o persona',
}
