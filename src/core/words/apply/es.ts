// The application wizard's first page and what stands around every page, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Solicitud de préstamo comercial',
  headline: 'Encuentre el financiamiento indicado para su negocio.',
  lede: 'Primero unas preguntas. Nada de esto afecta su puntaje de crédito. Después de esta página puede parar y seguir más tarde en este navegador.',
  about: 'Sobre su financiamiento',
  aboutYou: 'Los datos que hay sobre usted',
  aboutBusiness: 'Sobre su negocio',
  aboutGoals: 'Lo que busca',
  aboutOwner: 'Sobre usted',
  aboutAddress: 'Dónde está el negocio',
  stageBank: 'Banco',
  stageDocuments: 'Documentos',
  stageResult: 'Resultado',
  pagesLeft: 'Después de esta, {count} páginas cortas',
  pageLeft: 'Después de esta, una página más',
  pageLast: 'Es la última página de preguntas',
  nextTitle: 'Qué sigue',
  nextTell: 'Cuéntenos sobre su negocio',
  nextTellText: 'Cinco páginas cortas',
  nextBank: 'Conecte la cuenta bancaria de su negocio',
  nextBankText: 'Solo lectura; usted inicia sesión en su propio banco',
  nextOffers: 'Vea sus ofertas',
  nextOffersText: 'Con el costo total, antes de firmar nada',
  nextDocuments: 'Envíe lo que falta',
  nextDocumentsText: 'Identificación con foto, y un cheque anulado si su banco no confirma la cuenta',
  nextNote: 'Nunca vendemos sus respuestas, y le pedimos permiso antes de compartirlas con un prestamista.',
  late: 'Esta página tarda en cargar. Vuelva a cargarla, por favor. Si no funciona, comuníquese con nosotros: {contact}.',
  noScript:
    'Esta solicitud necesita JavaScript. Actívelo en su navegador o comuníquese con nosotros y la llenamos juntos: {contact}.',
}
