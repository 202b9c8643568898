// The link under which an owner gives the answers that are missing, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Responda lo que falta',
  personalTitle: 'Información básica',
  personalLede: 'Solo preguntamos lo que falta. Lo que ya respondió queda como está.',
  companyTitle: 'Información del negocio',
  companyLede: 'Unos datos sobre el negocio.',
  ownerTitle: 'Verificación del dueño',
  ownerLede:
    'Lo necesitamos para verificar de quién es el negocio. Ciframos sus datos personales para protegerlos.',
}
