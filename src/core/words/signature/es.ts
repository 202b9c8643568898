// Signing on a screen, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  drawHint: 'Dibuje su firma con el dedo, un lápiz digital o el mouse, y luego presione Guardar.',
  box: 'Recuadro para la firma',
  clear: 'Borrar',
  save: 'Guardar',
  saved: 'Su firma está guardada en esta página. Continúe para firmar.',
  notSaved: 'Presione Guardar para conservar esta firma.',
  typeInstead: 'Escribir mi nombre',
  drawInstead: 'Dibujar mi firma',
  typeHint: 'Su nombre completo, escrito, vale como una firma hecha a mano.',
  typeLabel: 'Su nombre completo',
  notYourName:
    'Escriba su propio nombre, {name}, o dibuje su firma. Si el nombre está mal, vuelva atrás y corríjalo.',
  confirmVariant:
    'En esta solicitud su nombre es {name}. Si lo que escribió es como usted escribe su nombre, confírmelo aquí, o dibuje su firma.',
  signedOn: 'Firmado el {date}. Su firma se guarda cifrada y no se vuelve a mostrar.',
  signAgain: 'Firmar de nuevo',
  picture: 'Su firma',
}
