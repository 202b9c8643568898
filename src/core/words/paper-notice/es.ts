// What stands around a notice as a paper, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  to: 'Para',
  from: 'De',
  date: 'Fecha',
  counterOffer:
    'Gracias por su solicitud. Usted pidió {asked} para {business}. No podemos ofrecer ese monto. En su lugar le ofrecemos {offered}. Su costo total figura en el resumen de la oferta y en el enlace que le enviamos, donde puede aceptarla. Verla no le compromete a nada.\n\nEsta es una contraoferta. Si no la acepta en 90 días, su solicitud por {asked} se considera no aprobada y le enviamos un aviso. Puede pedirnos los motivos en cualquier momento: {contact}.',
  number: 'Solicitud',
}
