// Lo que el equipo lee sobre el análisis de los estados de cuenta enviados.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Análisis de estados de cuenta',
  asked: 'Se están entregando: {files} archivos.',
  sent: 'Se están leyendo: {files} archivos, desde {date}.',
  received: 'Leídos {date}, {files} archivos.',
  failed: 'Los estados de cuenta no se analizaron: {code}.',
  'failure.too-late': 'el análisis tardó más de tres días',
  'failure.unreadable': 'ningún archivo se pudo leer',
  'failure.off': 'ya no hay análisis configurado',
  opensFirst: 'Las cifras aparecen cuando diga por qué abre este expediente.',
  authentic: 'Sin señales de que se haya cambiado un archivo ({score} de 100).',
  doubtful: 'Puede que un archivo se haya cambiado después de hecho: autenticidad {score} de 100.',
  unknown: 'No se dijo nada de la autenticidad.',
  unread: 'No se pudieron leer: {files}.',
  month: 'Mes',
  deposits: 'Depósitos',
  revenue: 'Ingresos',
  withdrawals: 'Retiros',
  adb: 'SDP',
  neds: 'Días en negativo',
  nsf: 'NSF',
  useInTool: 'Se pueden elegir en la herramienta de oferta en lugar de las cuentas conectadas.',
}
