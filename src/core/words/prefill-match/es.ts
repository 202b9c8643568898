// The prefill match, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  fewPages: 'Una búsqueda y unas pocas páginas cortas',
  askTitle: 'Información del negocio',
  askLede:
    'Dos números cortos pueden ahorrarle escribir: si usted lo permite, consultamos los datos que tiene sobre usted un proveedor de datos de crédito.',
  last4: 'Últimos 4 dígitos de su número de Seguro Social',
  last4Hint: 'Solo estos cuatro, para encontrarle. No se guardan.',
  homeZip: 'Código postal de su casa',
  consent: 'Consultar los datos que hay sobre mí',
  consentFull: 'El texto completo',
  consentMissing: 'Primero acepte la consulta, o llene usted el formulario.',
  find: 'Buscar mis datos',
  finding: 'Buscamos sus datos...',
  myself: 'Llenar yo el formulario',
  foundTitle: '¿Es usted?',
  foundLede: 'Estos son los datos registrados. Se muestran abreviados para que nadie más pueda leerlos aquí.',
  name: 'Nombre',
  address: 'Dirección particular',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  dob: 'Fecha de nacimiento',
  confirm: 'Confirmar',
  confirming: 'Llenando el formulario...',
  notMine: 'Estos no son mis datos.',
  formTitle: 'Información del negocio',
  formNotFound:
    'No encontramos datos para llenar el formulario por usted. Responda algunas preguntas, por favor.',
  formDeclined: 'No guardamos los datos que encontramos. Responda algunas preguntas, por favor.',
  formChosen: 'Responda algunas preguntas, por favor.',
  givenBefore: 'Ya nos lo dio. Cámbielo si no está bien.',
  lookAgain:
    'Si escribe estos cuatro dígitos y da su consentimiento arriba, buscaremos otra vez. Puede dejar los dos vacíos.',
}
