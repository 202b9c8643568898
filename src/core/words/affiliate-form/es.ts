// Signing up as an affiliate, Spanish: the first screen, which loads no other words of it.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Hágase afiliado',
  formTitle: 'Hágase afiliado',
  formLede:
    'Díganos quién es. Después lee su contrato y lo firma aquí mismo; entonces recibe un enlace propio para compartir.',
  agreeNote: 'Registrarse no lo obliga a nada. Cómo tratamos lo que nos dice:',
  privacy: 'Política de privacidad',
  saving: 'Registrando',
  emailWhy: 'Ahí enviamos su contrato y su enlace.',
  phoneWhy: 'Para preguntas sobre su contrato. No enviamos mensajes de texto.',
  contractPageTitle: 'Su contrato',
  signedPageTitle: 'Ya es afiliado',
}
