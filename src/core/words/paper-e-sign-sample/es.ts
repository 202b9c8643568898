// The sample of an electronic record, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Muestra de un documento electrónico',
  lede: 'Este archivo es como los documentos que {sender} le enviará si acepta recibirlos por medios electrónicos: contratos, divulgaciones y avisos en archivos PDF.',
  ledeHere:
    'Lo que ve aquí se muestra igual que los documentos que {sender} le mostrará y enviará si acepta recibirlos por medios electrónicos: contratos, divulgaciones y avisos.',
  codeLabel: 'Su código',
  codeAbout: 'Escríbalo en la página desde la que abrió este archivo.',
  howTitle: 'Qué demuestra con esta muestra',
  how1: 'Que puede abrir un archivo PDF en este dispositivo.',
  how1Here: 'Que este dispositivo muestra nuestros documentos.',
  how2: 'Que puede leer lo que dice, en la pantalla o en voz alta.',
  how3: 'Que puede conservarlo: si lo desea, guarde o imprima ahora este archivo.',
  how3Here: 'Que puede conservarlo: cada documento se puede abrir como archivo PDF, guardar e imprimir.',
  notTitle: 'Si no puede leerlo',
  notRead:
    'No acepte los documentos electrónicos. Pídanos los documentos en papel; no le cuesta nada y no cambia nada en lo que se le ofrece.',
  nothingTitle: 'Todavía no ha aceptado nada',
  nothing:
    'Con abrir este archivo o escribir su código no firma nada. Su consentimiento se le pide por separado.',
  nothingHere: 'Con ver esta muestra no firma nada. Su consentimiento se le pide por separado.',
}
