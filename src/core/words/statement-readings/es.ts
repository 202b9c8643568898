// Lo que el equipo lee de los estados de cuenta que leemos nosotros.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Estados de cuenta leídos',
  opensFirst:
    'Archivos leídos: {files}. Lo que dicen aparece aquí cuando indique por qué abre este expediente.',
  addsUp: 'Cuadra',
  addsUpMeans:
    'Cuadra: el saldo inicial y los movimientos dan el saldo final, y los totales impresos son los de los movimientos. Los meses completos de estos estados de cuenta se pueden elegir en la herramienta de ofertas si no llegó ningún análisis.',
  offBalance: 'Saldo: diferencia de {amount}',
  offDeposits: 'Depósitos: diferencia de {amount}',
  offWithdrawals: 'Retiros: diferencia de {amount}',
  noBalance: 'Sin saldo inicial o final impreso',
  noDeposits: 'Sin total de depósitos impreso',
  noWithdrawals: 'Sin total de retiros impreso',
  outside: 'Movimientos fuera del período: {count}',
  servesNothing:
    'Un estado de cuenta que no cuadra o que no se leyó no entra en ninguna cifra: abra el archivo y revíselo.',
  file: 'Archivo',
  account: 'Cuenta',
  period: 'Período',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  lines: 'Movimientos',
  check: 'Comprobación',
  showLines: 'Movimientos de {file}',
  date: 'Fecha',
  text: 'Texto',
  amount: 'Importe',
  loading: 'Cargando los movimientos',
  noLines: 'Este estado de cuenta no tiene movimientos.',
  notRead: 'No se leyó: {why}.',
  'why.no-text': 'no tiene texto, como una foto o un escaneo',
  'why.unknown-layout': 'no conocemos su formato',
  'why.no-period': 'no indica un período',
  'why.many-accounts': 'contiene varias cuentas',
  'why.too-long': 'es demasiado largo',
  'why.unreadable': 'no se pudo abrir el archivo',
  'why.sealed': 'no se puede abrir ahora',
  differ: 'El análisis y nuestra lectura difieren en los depósitos',
  differs: '••{mask}, {month}: {theirs} según el análisis, {ours} según nuestra lectura.',
}
