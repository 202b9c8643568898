// Lo que el equipo lee sobre indicios de que un estado de cuenta se cambió después de que el banco lo hizo.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: '{file}: indicios de cambios, {score} de 100',
  untold: '{file}: indicios de cambios',
  means:
    'Un indicio es algo que hay que mirar, no una conclusión: abra la página y, si la duda sigue, pida al dueño que conecte el banco o que el banco mismo envíe el estado de cuenta. Quien rechace por esto indica que los estados de cuenta no se pudieron verificar.',
  review: 'Desde {from} decide una persona cuando los estados de cuenta sustituyen al banco.',
  none: 'No se encontraron indicios de cambios en {files}. Eso no prueba que no se haya cambiado nada.',
  notLooked: '{file}: no se pudo revisar si hay indicios de cambios, o aún falta revisarlo.',
  partly: '{file}: no se revisaron todas sus páginas en busca de cambios.',
  place: 'Página {page}',
  file: 'El archivo',
  strong: 'fuerte',
  medium: 'medio',
  weak: 'débil',
  more: 'y {count} más de este tipo',

  'totals-do-not-fit':
    'Los movimientos y las cifras impresas no cuadran: saldo, diferencia de {balance}; depósitos, {deposits}; retiros, {withdrawals}.',
  'balance-breaks': 'El saldo impreso difiere en {by} el {date}.',
  'month-does-not-follow':
    'Empieza el {from} con {opening}; el estado de cuenta anterior cerró con {closing}.',
  'posted-on-closed-day':
    '{cents} el {date}, domingo o feriado bancario; otros movimientos no tienen un día así.',
  'reference-copied': 'El movimiento del {date} por {cents} lleva la referencia de otro, del {first}.',
  'line-twice': 'El movimiento del {date} por {cents} aparece dos veces con la misma referencia.',
  'round-amounts': '{round} de {deposits} depósitos son cientos de dólares exactos.',
  'gap-in-table': 'Filas vacías dentro de la tabla: {rows}.',
  'changed-after-writing.content':
    'Lo que muestran las páginas se cambió después de escribir el archivo, y se guardó {times} veces.',
  'changed-after-writing':
    'Se añadió algo después de escribir el archivo, y se guardó {times} veces; ninguna página cambió por eso.',
  'made-by-editor':
    'El archivo se escribió con «{program}», con el que los bancos no imprimen estados de cuenta.',
  'modified-later': 'Se hizo el {created} y se cambió el {modified}.',
  'font-differs': '«{text}» tiene la letra {font}; los otros importes de su columna tienen {usual}.',
  'size-differs': '«{text}» tiene el tamaño {size}; los otros importes de su columna tienen {usual}.',
  'spacing-differs': 'Las cifras de «{text}» están separadas {spacing}; las otras de su columna, {usual}.',
  'mixed-digits': 'Las cifras de «{text}» tienen letras o tamaños distintos: {fonts}.',
  'figures-in-own-font': '«{text}» tiene la letra {font}, que casi nada más tiene en el archivo.',
  'text-covered': '«{text}» está oculto debajo de un recuadro.',
  'text-covered.over': '«{over}» está sobre un recuadro que oculta «{text}».',
  'figure-on-box': '«{text}» está sobre un recuadro blanco de su mismo tamaño.',
  'text-twice': '«{over}» está encima de «{text}», en el mismo lugar.',
  'text-invisible': '«{text}» está en el archivo y no se puede ver.',
  'picture-in-table': 'Hay una imagen pequeña entre las cifras de la tabla.',
  'page-is-picture': 'Esta página es una imagen; las otras son texto.',
  'page-fonts-differ': 'Ninguna otra de las {pages} páginas tiene las letras de esta.',
  'note-over-page': 'Hay una nota sobre la página: «{text}».',
  'feed-differs':
    'Cuenta ••{mask}: {lines} movimientos difieren de lo que informa el banco mismo, {matched} coinciden. El primero es del {date}.',

  feedTitle: 'Cuenta ••{mask}, frente a los datos del banco',
  feedAgrees:
    'Cuenta ••{mask}: los {matched} movimientos del {from} al {to} están también en los datos del banco.',
  feedSpan: 'Comparado del {from} al {to}: coinciden {matched} movimientos, difieren {count}.',
  feedDate: 'Fecha',
  feedText: 'Texto',
  feedFile: 'Estado de cuenta',
  feedBank: 'Banco',
}
