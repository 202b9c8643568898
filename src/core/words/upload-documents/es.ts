// The link under which requested documents are uploaded, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Suba sus documentos',
  title: 'Suba sus documentos',
  lede: 'Su representante necesita lo siguiente para seguir con su solicitud. No tape ni tache nada.',
  doneTitle: 'Gracias, ya llegó todo',
  doneText: 'Aquí no tiene que hacer nada más. Su representante ya lo sabe y se comunicará con usted.',
  noneTitle: 'Por ahora no pedimos nada',
  noneText: 'Puede cerrar esta página.',
  handedOverLede:
    'Envíe las fotos desde aquí: aparecen enseguida en la pantalla de la que viene. No tape ni tache nada.',
  handBack: 'Listo, volver a mi computadora',
  handedBackTitle: 'Gracias. Siga en su computadora',
  handedBackText: 'Lo que envió ya está allí. Puede cerrar esta página.',
}
