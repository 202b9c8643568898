// The funding agreement, Spanish. A template: until the operator approves it (TEXTS_APPROVED) each paper says that it is a sample.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Contrato de financiamiento comercial',
  foot: 'Contrato {number} · modelo {version}',
  sampleTitle: 'Este documento es una muestra',
  sample:
    'Muestra cómo se hace y se firma un contrato, y se hizo donde la financiera no ha aprobado su texto. No obliga a nadie, y no se envía dinero por él.',
  lede: 'Este contrato se celebra entre {funder} («nosotros») y {business} («usted»). Su fecha es el {date}.',
  partiesTitle: 'Quiénes celebran este contrato',
  funder: 'Financiera',
  funderAddress: 'Dirección de la financiera',
  funderContact: 'Contacto de la financiera',
  business: 'Negocio',
  businessAddress: 'Dirección del negocio',
  number: 'Número del contrato',
  date: 'Fecha del contrato',
  termsTitle: 'Su financiamiento en resumen',
  amount: 'Monto que recibe',
  amountAbout: 'Se paga a su cuenta en una sola suma. No se descuenta nada.',
  apr: 'Tasa porcentual anual (APR)',
  cost: 'Costo del financiamiento, en dólares',
  total: 'Total que paga',
  perDollar: 'Lo que paga por cada $1',
  term: 'Plazo, en meses',
  paymentWeekly: 'Pago de cada semana',
  paymentDaily: 'Pago de cada día hábil',
  lastPayment: 'Último pago',
  paymentsCount: 'Número de pagos',
  signBy: 'Todos deben firmarlo a más tardar el',
  fundedOn: 'El dinero se envía a más tardar el',
  firstPayment: 'Primer pago el',
  endsOn: 'Último pago el',
  aprAbout:
    'La APR se calcula a partir del monto, los pagos y sus fechas por el método actuarial del Reglamento Z, Apéndice J. Supone que el dinero se envía el día indicado arriba y que cada pago se hace en su día del calendario. Si el dinero se envía antes, la APR es menor.',
  aprWeeks:
    'Las semanas cuentan como iguales: cuando un día festivo bancario pasa un pago al siguiente día hábil, la APR no lo tiene en cuenta, como permite el Reglamento Z (12 CFR 1026.17(c)(3)).',
  loanTitle: '1. El financiamiento',
  loan: 'Le prestamos el monto indicado arriba para los fines de su negocio, y usted paga el total indicado arriba. Es un préstamo comercial con pagos fijos. No es una compra de sus ventas futuras: lo que debe no sube ni baja con ellas.',
  loanPurpose: 'Usará el dinero solo para su negocio, no para fines personales, familiares o del hogar.',
  loanWhen:
    'Enviamos el dinero a la cuenta nombrada más abajo cuando hayan firmado todas las personas nombradas al final y se haya verificado lo que nos dijo, a más tardar el día indicado arriba. Si lo enviamos antes, los pagos conservan los días del calendario.',
  loanNotYet:
    'Si al terminar el último día para firmar falta alguna firma, este contrato termina y nadie debe nada. Si no podemos enviar el dinero a más tardar el día indicado arriba, se lo diremos antes de que venza algún pago, y nada vence hasta que usted haya aceptado un nuevo calendario.',
  payTitle: '2. Pagos',
  payWeekly:
    'Usted hace {count} pagos, uno por semana, como muestra el calendario. Si los bancos no operan ese día, el pago se hace el siguiente día hábil, que es cualquier día salvo sábados, domingos y festivos bancarios.',
  payDaily:
    'Usted hace {count} pagos, uno cada día hábil, como muestra el calendario. Es día hábil cualquier día salvo sábados, domingos y festivos bancarios.',
  payLast:
    'Todos los pagos son de {payment}; el último es de {last}, de modo que todos juntos suman exactamente {total}.',
  payEarly:
    'Puede pagar antes en cualquier momento y sin cargo. El pago anticipado reduce el total solo en la medida en que lo acordemos por escrito o lo exija la ley.',
  payFees: 'No hay ningún cargo en este contrato que no esté nombrado en él.',
  debitTitle: '3. Autorización para debitar su cuenta',
  debit:
    'Usted nos autoriza a debitar los pagos, en los días y por los montos del calendario, de su cuenta comercial en {bank} terminada en {mask}, por ACH.',
  debitReturned:
    'Si un débito es devuelto, podemos intentarlo hasta dos veces más dentro de 30 días. No debitamos más de lo que se debe.',
  debitEnd:
    'Puede terminar esta autorización escribiéndonos a la dirección indicada arriba al menos tres días hábiles antes de un pago. Seguirá debiendo lo mismo, y pagará en los mismos días por otro medio que acordemos.',
  debitBank: 'su banco',
  debitUnknown: '(faltan los últimos dígitos de la cuenta)',
  promiseTitle: '4. A qué se compromete',
  promise1:
    'Lo que nos dijo sobre su negocio, sus dueños y sus cuentas es cierto y completo hasta donde sabe.',
  promise2:
    'Mantiene su negocio en marcha como de costumbre, mantiene abierta la cuenta y nos avisa en un plazo de cinco días hábiles si la cambia.',
  promise3:
    'Nos avisa pronto de todo lo que haga improbable que pueda pagar, para buscar juntos una solución.',
  promise4: 'No cede este contrato a otra persona sin nuestro acuerdo por escrito.',
  defaultTitle: '5. Incumplimiento',
  defaultLede:
    'Usted está en incumplimiento si, después de que se lo hayamos comunicado por escrito y hayan pasado diez días sin que se corrija:',
  default1: 'no se ha hecho un pago vencido;',
  default2: 'algo importante que nos dijo resulta no haber sido cierto cuando lo dijo; o',
  default3: 'ha faltado de manera importante a otro compromiso de este contrato.',
  defaultAlso:
    'Está en incumplimiento de inmediato si su negocio deja de operar o se declara en bancarrota, en la medida en que la ley lo permita.',
  defaultThen:
    'En caso de incumplimiento podemos pedir de una vez lo que falta del total, menos la devolución del costo no devengado que exija la ley, y los gastos de cobro que fije un tribunal. Primero preguntamos, y acordamos un plan cuando razonablemente podamos.',
  guaranteeTitle: '6. Garantía de cumplimiento',
  guarantee:
    'Quien firma abajo como garante promete pagar lo que se deba por este contrato si el negocio no lo hace, y no asume ningún otro compromiso de este contrato. Estar casado con un dueño no obliga al cónyuge a firmar.',
  noGuarantee: 'Nadie garantiza este contrato: solo el negocio debe lo que venza.',
  lawTitle: '7. Disposiciones generales',
  law: 'Rigen este contrato la ley de {state} y la de los Estados Unidos.',
  lawUnknown: 'Un abogado debe indicar el estado cuya ley rige este contrato.',
  notices:
    'Los avisos se envían a las direcciones indicadas arriba, o por medios electrónicos a quien haya aceptado documentos electrónicos.',
  whole:
    'Este contrato, con su calendario y sus divulgaciones, es todo lo acordado. Un cambio requiere a ambas partes por escrito. Si una parte no es válida, el resto se mantiene.',
  copy: 'Cada persona que firma recibe una copia cuando todas hayan firmado.',
  disclosureTitle: '8. Divulgaciones',
  disclosure:
    'La divulgación que exige {law} para exactamente esta oferta se entregó antes de este contrato, el {date}, y es parte de él.',
  disclosureNone: 'Ninguna divulgación estatal acompaña este contrato.',
  scheduleTitle: '9. Calendario de pagos',
  scheduleCaption: 'Pagos del contrato {number}',
  scheduleNumber: 'N.º',
  scheduleOn: 'Vence el',
  schedulePayment: 'Pago',
  scheduleLeft: 'Queda por pagar',
  scheduleEmpty: 'Sin pagos.',
  scheduleSum: 'Total',
  signTitle: 'Firmas',
  sign: 'Quien firma por el negocio confirma que leyó este contrato y que puede firmarlo por el negocio. Quien firma como garante confirma que lo leyó, y firma solo la garantía.',
  guarantor: 'Como garante',
  forBusiness: 'En nombre del negocio: {role}',
  forBusinessUntitled: 'En nombre del negocio',
  forFunder: 'En nombre de {funder}: {title}',
  sealSigns:
    '{funder} celebra este contrato al enviarlo para su firma, y se obliga cuando hayan firmado todas las personas nombradas arriba. Nadie firma a mano por {funder}: su sello electrónico cierra el archivo después de la última firma, y cualquier cambio posterior se nota.',
}
