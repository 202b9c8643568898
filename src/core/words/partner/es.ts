// What the hand-over to a partner lender answers, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  alreadySubmitted: '¡Su información ya fue enviada!',
  consentNeeded: 'Primero acepte compartir su información con el prestamista.',
  answersMissing: 'Primero complete sus datos de contacto y los del negocio.',
  declined:
    'Este prestamista no puede ofrecerle financiamiento por ahora. Puede seguir con su solicitud aquí.',
  unavailable: 'El prestamista no está respondiendo. Inténtelo de nuevo o siga con su solicitud aquí.',
}
