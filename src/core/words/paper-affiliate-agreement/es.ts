// The affiliate agreement, Spanish. A template: until the operator approves it (TEXTS_APPROVED) each paper says that it is a sample.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Contrato de afiliado',
  foot: 'Contrato {number} · plantilla {version}',
  sampleTitle: 'Este documento es una muestra',
  sample:
    'Muestra cómo se hace y se firma un contrato, y se hizo donde la financiera no ha aprobado su texto. No obliga a nadie.',
  lede: 'Este contrato se celebra entre {funder} («nosotros») y {affiliate}, de {company} («usted»). Lleva fecha del {date}.',
  partiesTitle: 'Quiénes celebran este contrato',
  funder: 'Financiera',
  funderAddress: 'Dirección de la financiera',
  company: 'Afiliado',
  person: 'Quién firma por el afiliado',
  address: 'Dirección del afiliado',
  number: 'Número del contrato',
  date: 'Fecha del contrato',
  linkTitle: '1. Su enlace',
  link: 'Usted recibe un enlace propio: {link}',
  linkCounts:
    'Una solicitud cuenta para usted cuando se inicia por ese enlace mientras este contrato está vigente. Usted ve cuántas hubo. No ve quién la presentó ni qué resultó de ella: eso queda entre el solicitante y nosotros.',
  linkUse:
    'Puede compartir el enlace y decir que ofrecemos financiamiento a pequeños negocios. Para eso puede usar nuestro nombre, y nuestro logotipo solo tal como se lo entregamos.',
  payTitle: '2. Lo que se le paga',
  pay: 'Le pagamos por solicitudes solo como lo acordemos con usted en un escrito aparte que indique el monto. Este contrato por sí solo no promete ningún pago. Usted no cobra nada a un solicitante, bajo ningún nombre.',
  conductTitle: '3. Cómo habla de nosotros',
  conductLede: 'Usted no',
  conduct1: 'promete a nadie una aprobación, ni un monto, un precio o un plazo;',
  conduct2:
    'presenta solicitudes por otra persona, ni le pide o conserva su número de Seguro Social, identificación fiscal, datos bancarios o contraseñas;',
  conduct3: 'envía correos o mensajes de texto ni llama a personas que no lo hayan aceptado;',
  conduct4: 'dice ser nuestro empleado ni firma nada en nuestro nombre.',
  conductAlso:
    'Usted dice abiertamente que recibe un pago cuando así es, y cumple la ley sobre publicidad, privacidad y prácticas justas de crédito.',
  endTitle: '4. Cómo termina',
  end: 'Usted o nosotros podemos terminar este contrato en cualquier momento, avisando por escrito. Desde entonces el enlace todavía lleva a nuestra solicitud, pero lo que llegue por él no cuenta para nadie. Lo ganado antes se sigue debiendo.',
  dataTitle: '5. Sus datos',
  data: 'Guardamos lo que nos dijo al registrarse para celebrar este contrato, para contar y para comunicarnos con usted. No lo vendemos.',
  wholeTitle: '6. Todo lo demás',
  whole:
    'Usted trabaja por su cuenta: este contrato no lo hace empleado ni agente nuestro. Es el contrato completo sobre su enlace; un cambio debe hacerse por escrito. Si una parte no vale, vale el resto.',
  signTitle: 'Firmas',
  sign: 'Al firmar, usted dice que leyó este contrato y que puede firmarlo por el afiliado indicado arriba.',
  forAffiliate: 'Por el afiliado',
  sealSigns:
    '{funder} celebra este contrato al enviarlo para su firma, y se obliga cuando el afiliado haya firmado. Nadie firma a mano por {funder}: su sello electrónico cierra el archivo después de la firma, y cualquier cambio posterior se nota.',
}
