// The prefill match, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  fewPages: 'Una búsqueda y unas pocas páginas cortas',
  askTitle: 'Información del negocio',
  askLede:
    'Dos números cortos pueden ahorrarle escribir: si usted lo permite, consultamos lo que consta sobre usted en un proveedor de datos crediticios.',
  last4: 'Últimos 4 dígitos de su SSN',
  last4Hint: 'Solo estos cuatro, para encontrarle. No se guardan.',
  homeZip: 'Código postal de su domicilio',
  consent: 'Consultar lo que consta sobre mí',
  consentFull: 'El texto completo',
  consentMissing: 'Primero acepte la consulta, o llene usted el formulario.',
  find: 'Buscar mis datos',
  finding: 'Buscamos sus datos...',
  myself: 'Llenar yo el formulario',
  foundTitle: '¿Es usted?',
  foundLede: 'Esto es lo que consta. Se muestra abreviado para que nadie más pueda leerlo aquí.',
  name: 'Nombre',
  address: 'Domicilio',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  dob: 'Fecha de nacimiento',
  confirm: 'Confirmar',
  confirming: 'Lo incorporamos...',
  notMine: 'Estos no son mis datos.',
  formTitle: 'Información del negocio',
  formNotFound: 'No encontramos nada que pudiéramos rellenar. Responda usted algunas preguntas, por favor.',
  formDeclined: 'Lo que se encontró no se conserva. Responda usted algunas preguntas, por favor.',
  formChosen: 'Responda algunas preguntas, por favor.',
  givenBefore: 'Ya nos lo dio. Cámbielo si no está bien.',
  lookAgain:
    'Con estos cuatro dígitos y su consentimiento, arriba, buscamos otra vez. Puede dejar ambos vacíos.',
}
