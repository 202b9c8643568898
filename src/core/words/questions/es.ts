// The questions after the first page: hints and why we ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  nameHint: 'El nombre de su declaración de impuestos, con LLC o Inc. si lo lleva',
  yearsHint: 'Desde la primera venta de este negocio. En general financiamos a partir de {months} meses.',
  yearsBelow:
    'En general financiamos negocios de {months} meses o más. Puede seguir de todos modos: recibirá una respuesta con sus motivos.',
  beforeSsn:
    'Conviene saberlo antes de dar su número: en general financiamos desde {least} de ventas al mes y {months} meses de actividad, y usted nos dijo menos. Puede seguir: recibirá una respuesta con sus motivos.',
  startHint: 'Lo calculamos con su respuesta. Corríjalo si no es correcto.',
  einHint: 'Nueve dígitos, como 12-3456789',
  einWhy: 'distingue su negocio de otros con el mismo nombre. Se guarda cifrado.',
  ssnSoleWhy:
    'un propietario único no tiene otro número fiscal. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnWhy: 'para confirmar que es usted. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnHint: 'Nueve dígitos, como 123-45-6789. También sirve un ITIN.',
  creditHint: 'Basta con su mejor estimación',
  creditWhy: 'ayuda a elegir las ofertas. Aquí no consultamos su historial.',
  titleHint: 'Sugerido según su tipo de empresa',
  ownershipHint: 'Su propia parte, de 1 a 100',
  ownershipWhy: 'al final, los propietarios principales firman el contrato.',
  homeWhy: 'lo comparamos con su identificación para que nadie solicite en su nombre.',
  birthWhy: 'solo los adultos pueden firmar, y la ley nos pide confirmar quién solicita.',
  birthHint: 'Mes, día y año, como 04/12/1980',
  industryLabel: '¿A qué se dedica el negocio?',
  industryHint: 'Escriba una palabra, como panadería o transporte, y elija de la lista.',
  ownAll: 'Soy dueño del 100%',
  referralHint: 'Según cómo llegó aquí. Corríjalo si no es correcto.',
  businessPhoneHint: 'Puede usar su celular si el negocio no tiene número propio',
  sameAsHome: 'Usar la dirección de mi casa',
  cellPhoneTaken: 'Su celular. Cámbielo si el negocio tiene número propio.',
  changeAnswer: 'Cambiar',
  nameTells: 'Según el nombre de su negocio. Corríjalo si no es correcto.',
  addressOnFile: 'Consta así, y se muestra abreviada. Cámbiela si no está bien.',
  descriptionHint: 'Por ejemplo: una panadería con dos hornos que vende a los cafés de la ciudad.',
  usesHint: 'Elija todas las que correspondan.',
  contactMethodHint: 'La usamos cuando falta algo.',
  websiteHint: 'Déjelo vacío si no tiene.',
}
