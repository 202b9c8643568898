// What the sender of bank statements reads of them, Spanish.
export const es = {
  'state.complete': 'completo',
  'state.received': 'recibido, lo estamos revisando',
  'state.pages-missing': 'incompleto',
  'state.elsewhere': 'aquí faltan páginas, pero las tenemos todas',
  ending: 'cuenta ...{mask}',
  anAccount: 'cuenta bancaria',
  lines: '{count} movimientos',
  oneLine: '1 movimiento',
  noLines: 'sin movimientos',
  reading: 'Estamos leyendo este archivo.',
  readingPage: 'Leyendo la página {page} de {pages}.',
  kept: 'Recibido. Lo estamos revisando.',
  pageMissing:
    'Falta la página {pages} de {of} del estado de cuenta de {period}. Por favor, envíe el archivo completo.',
  pagesMissing:
    'Faltan las páginas {pages} de {of} del estado de cuenta de {period}. Por favor, envíe el archivo completo.',
  twice:
    'Envió dos veces el estado de cuenta de {period} de la cuenta ...{mask}. Con uno basta; no tiene que hacer nada.',
  mentioned:
    'Sus movimientos mencionan una cuenta ...{mask}. Si es de su negocio, envíe también sus estados de cuenta. Si no es suya, no tiene que hacer nada.',
  noteTitle: 'Lo que notamos',
  'unread.no-text':
    'No pudimos leer ninguna palabra en este archivo. Por favor, envíe el PDF del sitio web de su banco, o una foto nítida de cada página.',
  'unread.no-statement':
    'No encontramos saldos ni movimientos de una cuenta en este archivo. Si es un estado de cuenta, déjelo aquí y lo revisaremos. Si no, envíe el estado de cuenta en PDF desde el sitio web de su banco.',
  'unread.no-period':
    'No encontramos las fechas que cubre este estado de cuenta. Por favor, envíe el archivo completo, con su primera página.',
  'unread.not-dollars':
    'Los montos de este archivo no están en dólares estadounidenses. Por favor, envíe el estado de la cuenta de su negocio en dólares.',
  'unread.too-long':
    'Este archivo es más largo de lo que podemos leer de una vez. Por favor, envíe un archivo por cada mes.',
  'unread.unreadable':
    'No pudimos abrir este archivo. Por favor, descargue de nuevo el estado de cuenta del sitio web de su banco y envíe el PDF nuevo.',
} as const
