// The labels of the first page, Spanish.
import { es as person } from '../person-fields/es.ts'
import { es as request } from '../request-fields/es.ts'
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  ...request,
  ...person,
  email: 'Correo electrónico del negocio',
  cellPhone: 'Teléfono celular',
  smsConsent: 'Envíenme mensajes de texto sobre mi solicitud',
}
