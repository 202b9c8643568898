// The affiliate after the form: the agreement, what comes after, and the affiliate's own page. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  generating: 'Estamos generando el contrato.',
  generatingMore: 'No cierre esta página mientras lo generamos.',
  late: 'El contrato tarda más de lo debido. También se lo enviamos por correo en cuanto esté listo; puede cerrar esta página.',
  tryAgain: 'Intentar otra vez',
  contractTitle: 'Su contrato',
  contractLede:
    'Léalo y fírmelo abajo. También estamos enviando el enlace a {email}, por si prefiere hacerlo después.',
  frameTitle: 'Leer y firmar su contrato',
  frameLoading: 'Abriendo su contrato',
  openAlone: 'Abrirlo en una página aparte',
  changeAnswers: 'Cambiar mis datos',
  frameFailed: 'El contrato ya no puede firmarse aquí.',
  notSignedTitle: 'El contrato no se firmó',
  notSigned:
    'Nadie queda obligado a nada. Si cambia de opinión, regístrese otra vez: recibirá un contrato nuevo.',
  begin: 'Volver al formulario',
  signedTitle: 'Gracias. Su registro está completo.',
  signedLede:
    'Estamos sellando su copia del contrato. Le enviaremos por correo electrónico el enlace a su propia página: allí tendrá su copia y verá cuántas personas presentaron una solicitud.',
  yourLink: 'Su enlace',
  yourLinkAbout: 'Cada solicitud que llegue por este enlace cuenta para usted.',
  linkByMail: 'Su enlace llega en el mismo correo.',
  checkingLink: 'Buscando su enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciónelo y cópielo a mano.',
  homePageTitle: 'Su página de afiliado',
  opening: 'Verificando su enlace...',
  homeTitle: 'Hola, {firstName}',
  homeLede: 'Esta página es solo suya: comparta el enlace, no la dirección de esta página.',
  ended:
    'Dimos por terminado su enlace. Todavía lleva a nuestra solicitud, pero lo que llegue por él ya no cuenta. Lo que llegó antes sigue contando.',
  brought: 'Solicitudes por su enlace',
  broughtNone: 'Todavía no ha llegado ninguna solicitud por su enlace.',
  broughtAbout:
    'Un número y nada más: quién presentó cada solicitud y qué resultó queda entre esa persona y nosotros.',
  agreement: 'Su contrato',
  agreementSigned: 'Firmado el {date}.',
  getCopy: 'Descargar mi copia sellada (PDF)',
  copyLater: 'Estamos sellando su copia. Vuelva a cargar esta página en un minuto.',
  reload: 'Cargar otra vez',
}
