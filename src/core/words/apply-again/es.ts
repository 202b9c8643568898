// 'Apply again' after a decline, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Volver a solicitar',
  earlierTitle: 'Solicitar antes del {date}',
  earlierText:
    'Puede volver a solicitar cuando quiera. Antes le mostramos qué encuentra hoy nuestro modelo en las cifras con las que decidimos. Consultarlo no guarda ni decide nada.',
  text: 'La nueva solicitud empieza con las respuestas de esta. Antes le mostramos qué encuentra hoy nuestro modelo en las cifras con las que decidimos. Consultarlo no guarda ni decide nada.',
  earlier: 'Solicitar antes',
  looking: 'Un momento …',

  'found.same': 'Con las mismas cifras, hoy el obstáculo sigue siendo el mismo',
  'found.sameText':
    'Nuestra decisión del {date} se basó en estas cifras, y usted tiene el aviso. Hoy nuestro modelo ve en ellas lo mismo que entonces:',
  'found.sameThen':
    'Una nueva solicitud vuelve a leer los datos de su banco y se decide según lo que muestren ese día. Si es lo mismo, la respuesta volverá a ser no, con su propio aviso.',
  'found.offer': 'Con las mismas cifras, hoy nada impide una oferta',
  'found.offerText':
    'Lo que motivó nuestra decisión del {date} ya no es un obstáculo. No es una promesa: una nueva solicitud vuelve a leer los datos de su banco y se decide según lo que muestren ese día.',
  'found.person': 'Con las mismas cifras, hoy la revisaría una persona',
  'found.personText':
    'Lo que motivó nuestra decisión del {date} ya no basta para terminar una solicitud. No es una promesa: la revisa una persona, que puede decidir lo mismo.',
  'found.no-bank-data': 'No se puede saber de antemano cuál sería la respuesta',
  'found.no-bank-dataText':
    'Nuestra decisión del {date} no se basó en datos bancarios que nuestro modelo pueda volver a mirar.',
  'found.other-causes': 'No se puede saber de antemano cuál sería la respuesta',
  'found.other-causesText':
    'Lo que se indicó en nuestra decisión del {date} ya no es un obstáculo, pero eso no lo resuelve todo. Solo una nueva solicitud puede decirlo, con su propia respuesta y su propio aviso.',
  'found.by-person': 'No se puede saber de antemano cuál sería la respuesta',
  'found.by-personText':
    'Nuestra decisión del {date} la tomó una persona. Ningún modelo puede saber qué diría de una nueva solicitud.',
  figures: 'Las cifras son del {date}.',
  gone: 'Ya no es un obstáculo:',
  rulesChanged: 'Nuestras reglas han cambiado desde entonces; esto se basa en las de hoy.',
  sentSince:
    'Usted nos envió algo después de nuestra decisión, así que no se tomó en cuenta. Escríbanos y una persona lo revisará: para eso no hace falta volver a solicitar.',
  readsTitle: 'Qué se vuelve a revisar en otra solicitud',
  'reads.answers': 'Sus respuestas: ya están escritas y puede cambiarlas.',
  'reads.bank': 'Su cuenta bancaria, como esté ese día.',
  'reads.register': 'El registro de negocios que deben dinero a otras financieras.',
  'reads.credit': 'El informe de crédito que usted autoriza en la solicitud.',

  newText:
    'La nueva solicitud empieza con las respuestas de esta. Revisamos todo de nuevo, y se puede rechazar otra vez. Solicitar no cuesta nada. Esta solicitud queda como está.',
  reminderEnds: 'Su recordatorio para el {date} es de esta solicitud y termina cuando vuelva a solicitar.',
  begunText: 'Usted ya empezó una nueva solicitud a partir de esta.',
  goOn: 'Continuar con ella',
  smsLabel: 'Envíenme mensajes de texto sobre mi solicitud',
  wayLabel: '¿Qué banco?',
  useBank: 'Leer {banks} de nuevo con su conexión anterior',
  otherwise: 'Cambiar respuestas o usar otro banco',
  bank: 'su banco',
  again: 'Volver a solicitar',
  anyway: 'Solicitar de todos modos',
  back: 'Volver',
  bankNext: 'El siguiente paso es su banco. Hasta que lo conecte, puede volver atrás y cambiar respuestas.',
  beginning: 'Iniciando …',
}
