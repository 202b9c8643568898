// Words of the built-in brand, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  headline: 'Encuentre el financiamiento indicado para su negocio en 60 segundos.',
  exit: 'Está a 60 segundos de su aprobación',
  twoMinutes: 'Complete nuestra solicitud de 2 minutos y obtenga una aprobación al instante.',
  bankLede: 'Para darle una aprobación al instante, necesitamos verificar la cuenta bancaria de su negocio.',
  bankFaster: 'Fondos el doble de rápido',
  bankLarger: 'Aprobaciones 25% más altas',
  bankImmediate: 'Trámite inmediato',
  verifySameDay: 'Aprobación y fondos el mismo día',
  verifyLarger: 'Ofertas hasta 30% más altas',
  verifySchedule: 'Pagos diarios o semanales, a elegir',
  sealTrust: 'Sello de confianza de muestra',
  sealSecure: 'Sello SSL de muestra',
  privacy: 'Privacidad',
  agreement: 'Acuerdo de solicitud',
  eSign: 'Consentimiento de firma electrónica',
  review1: 'Supe el costo total antes de firmar. Por eso regresé.',
  review2: 'Conecté mi banco en una parada y tuve respuesta antes de la siguiente entrega.',
  review3: 'Me dijeron para qué no calificaba y por qué. Nadie más lo había hecho.',
  partnerTitle: 'Capital de trabajo - Con tecnología de Underway',
  partnerPayments: 'Pagos',
  partnerSupport: 'Ayuda',
  introTitle: 'Cómo funcionan sus ofertas',
}
