// What an affiliate's answers are called, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  oneName: 'Tengo un solo nombre, sin apellido',
  ownName: 'Su nombre en su propia escritura',
  email: 'Correo electrónico',
  cellPhone: 'Teléfono',
  businessName: 'Empresa',
  ownBusinessName: 'Nombre de la empresa en su propia escritura',
  businessAddress: 'Dirección',
  businessAddress2: 'Oficina o unidad',
  businessCity: 'Ciudad',
  businessState: 'Estado',
  businessZip: 'Código postal',
}
