// Pages 1 to 4 of the wizard: headings, hints and why we ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  businessTitle: 'Información del negocio',
  businessLede:
    'Tal como aparece en sus documentos fiscales. Así encontramos su negocio en los registros públicos.',
  nameHint: 'El nombre de su declaración de impuestos, con LLC o Inc. si lo lleva',
  yearsHint: 'Desde la primera venta de este negocio',
  startHint: 'Lo calculamos con su respuesta. Corríjalo si no es correcto.',
  einHint: 'Nueve dígitos, como 12-3456789',
  einWhy: 'distingue su negocio de otros con el mismo nombre. Se guarda cifrado.',
  ssnSoleWhy:
    'un propietario único no tiene otro número fiscal. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnWhy: 'para confirmar que es usted. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnHint: 'Nueve dígitos, como 123-45-6789. También sirve un ITIN.',
  interviewTitle: 'Qué busca para su negocio',
  interviewLede: 'Para mostrarle lo que le conviene, no todo lo que existe.',
  creditHint: 'Basta con su mejor estimación',
  creditWhy: 'ayuda a elegir las ofertas. Aquí no consultamos su historial.',
  ownershipTitle: 'Verifique que es propietario',
  ownershipNotice: 'Para continuar, debe llenar usted mismo los datos del propietario.',
  ownershipLede: 'Usamos cifrado para proteger su información personal.',
  titleHint: 'Sugerido según su tipo de empresa',
  ownershipHint: 'Su propia parte, de 1 a 100',
  ownershipWhy: 'al final, los propietarios principales firman el contrato.',
  homeWhy: 'lo comparamos con su identificación para que nadie solicite en su nombre.',
  birthWhy: 'solo los adultos pueden firmar, y la ley nos pide confirmar quién solicita.',
  addressTitle: 'Dirección del negocio',
  addressLede: 'Donde está el negocio. Si trabaja en casa, es la dirección de su casa.',
  businessPhoneHint: 'Puede usar su celular si el negocio no tiene número propio',
  sameAsHome: 'Usar la dirección de mi casa',
  sameAsCell: 'Usar mi celular',
  changeDate: 'Cambiar',
  lostSecrets:
    'Le pedimos de nuevo lo que aún no se había guardado. Su navegador nunca conserva números fiscales, de Seguro Social ni fechas de nacimiento.',
}
