// The labels of the first page, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  product: '¿Qué necesita?',
  requestedAmount: '¿Cuánto necesita?',
  monthlySales: 'Ventas mensuales promedio',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico del negocio',
  cellPhone: 'Teléfono celular',
  smsConsent: 'Envíenme mensajes de texto sobre mi solicitud',
}
