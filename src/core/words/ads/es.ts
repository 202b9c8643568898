// The quiet notice about measurement of advertising, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  label: 'Medición de publicidad',
  ask: '¿Permite que nuestro servidor avise a {vendors} cuando aquí se empieza o se termina una solicitud? Nunca enviamos su nombre, sus datos de contacto ni sus respuestas. Nada depende de esto.',
  more: 'Qué significa',
  yes: 'Sí, lo permito',
  no: 'No',
  isOn: 'La medición de publicidad está activada: {vendors}.',
  isOff: 'La medición de publicidad está desactivada.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  failed: 'No se guardó. Inténtelo de nuevo en un momento.',
}
