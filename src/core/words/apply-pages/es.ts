// Pages 1 to 4 of the wizard: headings and a line of help, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  businessTitle: 'Información del negocio',
  businessLede: 'Tal como aparece en sus documentos de impuestos, para no confundir su negocio con otro.',
  interviewTitle: 'Qué busca para su negocio',
  interviewLede: 'Así sabemos qué es lo importante para usted.',
  ownershipTitle: 'Verificación del dueño',
  ownershipNotice: 'Para continuar, debe escribir usted los datos del dueño.',
  ownershipLede: 'Usamos cifrado para proteger su información personal.',
  addressTitle: 'Dirección del negocio',
  addressLede: 'Donde está el negocio. Si trabaja en casa, es la dirección de su casa.',
  lostSecrets:
    'Le pedimos de nuevo lo que aún no se había guardado. Los números fiscales y de Seguro Social y las fechas de nacimiento nunca se guardan en su navegador.',
}
