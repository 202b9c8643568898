// The quiet notice about measurement of advertising, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  label: 'Medición de publicidad',
  ask: '¿Puede nuestro servidor avisar a {vendors} cuando aquí se comienza o se termina una solicitud? Nunca su nombre, sus contactos ni sus respuestas. Nada depende de ello.',
  more: 'Qué significa',
  yes: 'Sí, pueden',
  no: 'No',
  isOn: 'La medición de publicidad está activada: {vendors}.',
  isOff: 'La medición de publicidad está desactivada.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  failed: 'No se guardó. Inténtelo de nuevo en un momento.',
}
