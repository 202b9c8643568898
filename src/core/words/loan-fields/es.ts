// The labels of the questions about what the longer forms ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  businessDescription: 'Descripción del negocio',
  loanUses: '¿En qué usará los fondos?',
  contactMethod: 'Forma de contacto preferida',
  website: 'Sitio web o página en redes sociales',
}
