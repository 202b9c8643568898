// What an affiliate's answers are called, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  oneName: 'Tengo un solo nombre, sin apellido',
  ownName: 'Su nombre, como se escribe en su idioma',
  email: 'Correo electrónico',
  cellPhone: 'Teléfono',
  businessName: 'Empresa',
  ownBusinessName: 'Nombre de la empresa, como se escribe en su idioma',
  businessAddress: 'Dirección',
  businessAddress2: 'Oficina o unidad',
  businessCity: 'Ciudad',
  businessState: 'Estado',
  businessZip: 'Código postal',
}
