// Pages 1 to 4 of the wizard: headings and a line of help, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  businessTitle: 'Información del negocio',
  businessLede: 'Tal como aparece en sus documentos de impuestos, para no confundir su negocio con otro.',
  interviewTitle: 'Qué busca para su negocio',
  interviewLede: 'Así sabemos qué es lo importante para usted.',
  ownershipTitle: 'Verifique que es propietario',
  ownershipNotice: 'Para continuar, debe llenar usted mismo los datos del propietario.',
  ownershipLede: 'Usamos cifrado para proteger su información personal.',
  addressTitle: 'Dirección del negocio',
  addressLede: 'Donde está el negocio. Si trabaja en casa, es la dirección de su casa.',
  lostSecrets:
    'Le pedimos de nuevo lo que aún no se había guardado. Su navegador nunca conserva números fiscales, de Seguro Social ni fechas de nacimiento.',
}
