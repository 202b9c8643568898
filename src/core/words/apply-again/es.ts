// 'Apply again' after a decline, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Volver a solicitar',
  earlierTitle: 'Solicitar antes del {date}',
  earlierText:
    'Puede volver a solicitar cuando quiera. Antes le mostramos qué ve hoy nuestro modelo en las cifras de nuestra decisión. Con mirar no se guarda ni se decide nada.',
  text: 'La nueva solicitud empieza con las respuestas de esta. Antes le mostramos qué ve hoy nuestro modelo en las cifras de nuestra decisión. Con mirar no se guarda ni se decide nada.',
  earlier: 'Solicitar antes',
  looking: 'Un momento …',

  'found.same': 'Con las mismas cifras, hoy el obstáculo sigue siendo el mismo',
  'found.sameText':
    'Nuestra decisión del {date} se basa en estas cifras, y usted tiene un aviso de ella. Hoy nuestro modelo ve en ellas lo mismo que entonces:',
  'found.sameThen':
    'Una nueva solicitud lee su banco de nuevo y se decide según lo que haya ese día. Si es lo mismo, la respuesta volverá a ser no, y llegará con su propio aviso.',
  'found.offer': 'Con las mismas cifras, hoy nada impide una oferta',
  'found.offerText':
    'Aquello en que se basa nuestra decisión del {date} ya no es un obstáculo. No es una promesa: una nueva solicitud lee su banco de nuevo y se decide según lo que haya ese día.',
  'found.person': 'Con las mismas cifras, hoy la revisaría una persona',
  'found.personText':
    'Aquello en que se basa nuestra decisión del {date} ya no basta para terminar una solicitud. No es una promesa: la revisa una persona, que puede llegar a lo mismo.',
  'found.no-bank-data': 'No se puede saber de antemano qué resultaría',
  'found.no-bank-dataText':
    'Nuestra decisión del {date} no se basa en datos bancarios que nuestro modelo pueda volver a mirar.',
  'found.other-causes': 'No se puede saber de antemano qué resultaría',
  'found.other-causesText':
    'Lo que nombra nuestra decisión del {date} ya no es un obstáculo, pero eso no lo resuelve todo. Solo una nueva solicitud puede decirlo, con su propia respuesta y su propio aviso.',
  'found.by-person': 'No se puede saber de antemano qué resultaría',
  'found.by-personText':
    'Nuestra decisión del {date} la tomó una persona. Lo que diría de una nueva solicitud no lo puede saber ningún modelo.',
  figures: 'Las cifras son del {date}.',
  gone: 'Ya no es un obstáculo:',
  rulesChanged: 'Nuestras reglas han cambiado desde entonces; esto sigue las de hoy.',
  sentSince:
    'Usted nos envió algo después de nuestra decisión, que no lo tiene en cuenta. Escríbanos y una persona lo mirará: para eso no hace falta volver a solicitar.',
  readsTitle: 'Qué se lee de nuevo en otra solicitud',
  'reads.answers': 'Sus respuestas: ya vienen llenas y puede cambiarlas.',
  'reads.bank': 'Su cuenta bancaria, como esté ese día.',
  'reads.register': 'El registro de negocios que deben a otras financieras.',
  'reads.credit': 'El informe de crédito que usted autoriza en la solicitud.',

  newText:
    'La nueva solicitud empieza con las respuestas de esta. Revisamos todo de nuevo y puede ser denegada otra vez; solicitar no cuesta nada. Esta solicitud queda como está.',
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
