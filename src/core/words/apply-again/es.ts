// 'Apply again' after a decline, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Volver a solicitar',
  text: 'Una nueva solicitud empieza con las respuestas de esta. Revisamos todo de nuevo y puede ser denegada otra vez; solicitar no cuesta nada. Esta solicitud queda como está.',
  begunText: 'Usted ya inició una nueva solicitud desde esta.',
  goOn: 'Continuar con ella',
  smsLabel: 'Envíenme mensajes de texto sobre mi solicitud',
  banksText: 'Podemos leer su banco otra vez con su conexión anterior:',
  bank: 'Su banco',
  useBank: 'Volver a solicitar con este banco',
  useBanks: 'Volver a solicitar con estos bancos',
  otherwise: 'Cambiar respuestas o usar otro banco',
  again: 'Volver a solicitar',
  bankNext: 'Después viene su banco. Hasta que esté conectado puede volver atrás y cambiar respuestas.',
  beginning: 'Iniciando …',
}
