// Signing up as an affiliate, Spanish: the first screen, which loads no other words of it.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Hágase afiliado',
  formTitle: 'Hágase afiliado',
  formLede:
    'Díganos quién es. Después leerá su contrato y lo firmará aquí mismo, y recibirá su propio enlace para compartir.',
  agreeNote: 'No se compromete a nada hasta que firme. Así tratamos lo que nos dice:',
  privacy: 'Aviso de privacidad',
  saving: 'Registrando',
  emailWhy: 'Ahí enviamos su contrato y su enlace.',
  phoneWhy: 'Para preguntas sobre su contrato. No enviamos mensajes de texto.',
  contractPageTitle: 'Su contrato',
  signedPageTitle: 'Ya es afiliado',
}
