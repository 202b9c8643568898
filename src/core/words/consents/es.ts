// The wording of every consent and of the privacy notice, Spanish.
import type { en } from './en.ts'
import { creditReportConsent } from './credit-report.ts'
import { smsConsent } from './sms.ts'

export const es: Record<keyof typeof en, string> = {
  agreementTitle: 'Acuerdo de solicitud',
  agreement: `Al continuar con esta solicitud, usted acepta lo siguiente. «Nosotros» es {brand}; «usted» es el negocio que solicita y la persona que llena esta solicitud en su nombre.

## Lo que usted nos dice
Usted tiene al menos 18 años, puede actuar por el negocio y lo que nos dice es cierto y completo hasta donde sabe. Si antes de recibir los fondos cambia algo importante para la solicitud, nos avisará. Los fondos son solo para fines del negocio, nunca para uso personal, familiar o del hogar.

## Lo que podemos hacer para decidir
Usted nos permite comprobar lo que nos dijo: verificar su identidad y su negocio, consultar el negocio en registros públicos y en bases de datos de comercios, leer los datos bancarios y los documentos que nos entregue, y obtener informes comerciales y de consumidor sobre el negocio y sobre usted como dueño, cuando la ley lo permita. No haremos sin una autorización aparte ninguna consulta que pueda bajar su puntaje de crédito personal.

## No es una promesa de fondos
Una solicitud, una precalificación o una estimación no nos compromete. Una oferta solo obliga cuando ambas partes han firmado su contrato. Cada oferta se muestra con su costo antes de que usted elija.

## Su derecho a conocer los motivos
Si se niega su solicitud de crédito comercial, usted tiene derecho a una declaración por escrito de los motivos específicos. Para obtenerla, comuníquese con {brand}, por una de las vías que aparecen al pie de esta página, dentro de los 60 días siguientes a la fecha en que le avisemos de nuestra decisión. Le enviaremos la declaración por escrito dentro de los 30 días siguientes a su pedido.

Aviso: La Ley Federal de Igualdad de Oportunidades de Crédito prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato vinculante); porque todo o parte de sus ingresos provenga de un programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho conforme a la Ley de Protección del Crédito al Consumidor. La agencia federal que vigila el cumplimiento de esta ley en relación con este acreedor es la Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.

## Identificación de los clientes
Para ayudar a prevenir el fraude, el financiamiento del terrorismo y el lavado de dinero, le pedimos nombre, dirección, fecha de nacimiento y número de contribuyente, y podemos pedirle un documento de identidad.

## Llamadas y mensajes
Podemos llamarle o escribirle por correo electrónico sobre esta solicitud. Los mensajes de texto solo se envían si marcó la casilla correspondiente; no es obligatorio marcarla y puede detenerlos en cualquier momento respondiendo ALTO.

## Retirarse
Puede retirar la solicitud en cualquier momento antes de firmar un contrato: avísenos y dejamos de trabajar en ella.`,
  eSignTitle: 'Consentimiento para documentos y firmas electrónicas',
  eSign: `Lea esto antes de aceptar. Explica cómo le entregamos documentos por medios electrónicos y qué derechos tiene.

## Qué abarca
Abarca esta solicitud y todo lo que forma parte de ella: divulgaciones, avisos, acuerdos, ofertas, contratos y mensajes entre usted y {brand}. No abarca asuntos posteriores que no tengan relación.

## En papel, si lo prefiere
Puede pedir cualquiera de estos documentos en papel. Pídalo cuando quiera; la primera copia no tiene costo. También puede solicitar en papel: comuníquese con nosotros y le enviamos el formulario.

## Cambiar de opinión
Puede retirar este consentimiento en cualquier momento, por escrito, por correo electrónico o por teléfono. No tiene costo. Desde entonces le enviamos papel, lo que tarda más; lo acordado antes por medios electrónicos sigue siendo válido. Si lo retira antes de que decidamos su solicitud, seguimos con ella en papel.

## Mantener sus datos al día
Avísenos si cambia su correo electrónico, su teléfono o su dirección postal, por correo electrónico, por teléfono o respondiendo a uno de nuestros mensajes.

## Lo que necesita
Un dispositivo con acceso a internet y un navegador actual; un programa que abra archivos PDF; una cuenta de correo electrónico a la que tenga acceso; y espacio o una impresora si quiere guardar copias. Si estos requisitos cambian de modo que usted ya no pueda abrir nuestros documentos, le avisaremos y podrá retirar su consentimiento sin costo.

## Su consentimiento
Al continuar confirma que puede abrir y guardar documentos electrónicos en este dispositivo, que pudo leer esta página y que su firma electrónica vale igual que una firma en papel.`,
  privacyTitle: 'Aviso de privacidad',
  privacy: `Este aviso explica lo que {brand} hace con los datos de quienes solicitan fondos para su negocio.

## Qué recopilamos
Lo que escribe: datos de contacto, datos del negocio, su número de Seguro Social o de identificación del empleador, fecha de nacimiento y direcciones. Lo que nos permite consultar: saldos y movimientos de las cuentas bancarias del negocio que conecte. Lo que sube: identificación, cheques, estados de cuenta. Lo que envía su dispositivo: dirección IP, navegador, la página de la que viene y la hora.

## Para qué
Para decidir sobre su solicitud, verificar la identidad y prevenir el fraude, preparar y cumplir ofertas y contratos, responderle y guardar los registros que exige la ley. No vendemos sus datos. A los servicios de publicidad y análisis se les avisa algo solo si usted lo permite.

## Quién los ve
Nuestro personal que trabaja en su solicitud; cada vez que alguien mira un número protegido queda registrado. Proveedores que trabajan para nosotros por contrato: conexión bancaria, informes de crédito, firmas, mensajes, almacenamiento. Un prestamista asociado, solo después de un consentimiento suyo que lo nombre. Las autoridades, cuando la ley nos obliga.

## Cómo los guardamos
Los números de Seguro Social, las fechas de nacimiento, los accesos bancarios y los archivos se cifran uno por uno y viajan cifrados. Su contraseña de banca en línea va al proveedor de datos bancarios o a su banco, nunca a nosotros.

## Por cuánto tiempo
Una solicitud decidida se guarda cuatro años o más, como piden las leyes de crédito y divulgación; los números, informes de crédito, datos bancarios y archivos de una rechazada, un año o más. Una sin terminar pierde todo esto después de un plazo fijo. El acceso a su banco se cancela con el proveedor cuando termina la solicitud.

## Sus opciones
Pregúntenos qué datos suyos tenemos, pida que los corrijamos o que los borremos cuando ninguna ley nos obligue a guardarlos. Puede desconectar su banco en cualquier momento. Según su estado puede tener otros derechos; tratamos igual a todos los solicitantes.`,
  bankDataTitle: 'Consentimiento para leer datos bancarios',
  bankData: `Usted permite que {brand}, por medio del proveedor de datos bancarios que nombra la siguiente pantalla, lea las cuentas bancarias del negocio que usted elija: titular, números de cuenta y de ruta, saldos, hasta 24 meses de movimientos y los estados de cuenta que guarda el propio banco.

Los usamos para verificar la cuenta y sus ingresos, decidir sobre esta solicitud, preparar ofertas y revisarla una vez más poco antes de entregar los fondos. Con este acceso no podemos mover dinero.

Usted escribe sus claves en su banco o con el proveedor, nunca con nosotros. Se requiere una cuenta bancaria del negocio; no se aceptan cuentas personales.

El acceso termina cuando termina la solicitud. Puede terminarlo antes: avísenos o desconéctelo en su banco.`,
  prefillTitle: 'Consentimiento para consultar sus datos registrados',
  prefill: `Usted autoriza a un proveedor de datos crediticios a revelar a {brand} los datos que tiene sobre usted: su nombre, dirección particular y fecha de nacimiento. {brand} le envía su nombre, su celular, el código postal de su dirección particular y los últimos 4 dígitos de su número de Seguro Social, y usa la respuesta solo para rellenar esta solicitud.

No es una consulta de crédito y no deja huella en su historial. Lo que se encuentra se le muestra abreviado y se usa solo después de que usted lo confirme. No está obligado a aceptar: el formulario recibe las mismas respuestas.`,
  sharingTitle: 'Consentimiento para compartir con un prestamista asociado',
  sharing: `Usted permite que {brand} envíe su solicitud a {lender}: su nombre, su negocio, sus datos de contacto y lo que nos dijo sobre el negocio. {lender} decide por su cuenta, con sus propias condiciones y su propio aviso de privacidad, y puede comunicarse con usted.

{lender} puede pagarle a {brand} si usted toma su oferta. No está obligado a aceptar: en ese caso su solicitud sigue con nosotros hasta donde sea posible.`,
  creditReportTitle: 'Autorización para obtener un informe de crédito',
  creditReport: creditReportConsent.es,
  smsTitle: 'Consentimiento para mensajes de texto',
  sms: smsConsent.es,
  adsNobody: 'ninguno por ahora',
  adsTitle: 'Consentimiento para medir la publicidad',
  ads: `Usted permite que {brand} avise a estos servicios cuando aquí se comienza, se firma o se termina una solicitud: {vendors}. Así {brand} sabe cuáles de sus anuncios y páginas sirven.

Se les dice qué ocurrió y cuándo, un número que representa esta solicitud y nada más y, si usted llegó por un anuncio, el número de ese clic. No se les dice su nombre, correo electrónico, teléfono, dirección ni ninguna respuesta, ni siquiera en clave. Les avisa nuestro servidor; nada de ellos se ejecuta ni se guarda en su navegador.

No tiene que aceptar: nada depende de ello. No se avisa nada hasta que acepte. Puede retirarlo cuando quiera en el mismo lugar; desde entonces no se avisa nada más. A un navegador que envía Global Privacy Control no se le pregunta, y cuenta como un no.`,
}
