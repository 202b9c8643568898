// How jobs keep up, and those that gave up by their cause, Spanish.
import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  queues: 'Cómo avanzan las tareas',
  queuesLede: 'Lo que toca ahora, lo que espera su momento y lo que falló y se vuelve a intentar.',
  queuesNone: 'No hay ninguna tarea abierta.',
  due: 'Pendientes',
  running: 'En marcha',
  waiting: 'En espera',
  failing: 'Con fallos',
  gaveUp: 'Abandonadas',
  lag: 'Retraso',
  oldest: 'La más antigua',
  seconds: '{count} s',
  minutes: '{count} min',
  hours: '{count} h',
  causes: 'Abandonadas, por causa',
  cause: 'Causa',
  count: 'Tareas',
  latest: 'Última',
  noCause: 'no se indicó',
  reviveAll: 'Reintentar las {count}',
  revived: '{count} otra vez en marcha.',
  revivedLeft:
    '{count} otra vez en marcha. {left} se quedan: su dirección fue rechazada o alguien se adelantó.',
  vendors: 'Proveedores',
  vendorsLede:
    'Visto por este servidor. Tras cinco fallos seguidos nadie pregunta a un proveedor durante un rato; después lo averigua una sola llamada.',
  vendor: 'Proveedor',
  state: 'Estado',
  'state.open': 'responde',
  'state.closed': 'no responde; se vuelve a preguntar {at}',
  'state.trial': 'se está probando',
  calls: 'Llamadas ahora',
  lastFault: 'Último fallo',
  each: 'Una por una',
}
