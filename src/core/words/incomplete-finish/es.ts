// How the link for missing answers ends, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  success: 'Listo',
  statements:
    'Sus respuestas llegaron. Le enviamos un enlace seguro por correo electrónico, y por mensaje de texto si los aceptó. Suba allí los estados de cuenta del negocio de los últimos 4 meses. Después, un gerente de cuenta se comunicará con usted.',
  statementsLater:
    'Sus respuestas llegaron. Faltan los estados de cuenta del negocio de los últimos 4 meses: su representante puede enviarle un enlace seguro para subirlos. Después, un gerente de cuenta se comunicará con usted.',
  signature:
    'Sus respuestas llegaron. Todavía falta su firma: le enviamos por correo electrónico un enlace que abre su solicitud, donde puede firmar.',
  contact:
    'Sus respuestas llegaron y aquí no tiene que hacer nada más. Un gerente de cuenta se comunicará con usted.',
  nothingTitle: 'No falta nada',
  nothing: 'Ya tenemos todas las respuestas. En esta página no hay nada que hacer.',
  nothingStatements:
    'Ya tenemos todas las respuestas. Aún falta su banco o sus estados de cuenta: su representante puede enviarle un enlace para cualquiera de los dos.',
  nothingButSent:
    'Ya tenemos todas las respuestas. Faltan los estados de cuenta del negocio de los últimos 4 meses: le enviamos por correo electrónico un enlace seguro para subirlos. Si no lo encuentra, su representante puede enviarle otro.',
  nothingSignature:
    'Ya tenemos todas las respuestas. Solo falta su firma: se firma en la solicitud misma, y su representante puede enviarle el enlace.',
  openTitle: 'Aún faltan algunas respuestas',
  open: 'Todavía no ha llegado todo. Responda lo que falta, por favor.',
  goOn: 'Responder lo que falta',
  looking: 'Comprobamos que haya llegado todo...',
}
