// What a refused call says, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'invalid-fields': 'Revise los campos marcados.',
  'malformed-request': 'No pudimos leer la solicitud.',
  'not-found': 'No hay nada en esta dirección.',
  'link-invalid': 'El enlace no es válido o ya venció. Pida uno nuevo a su representante.',
  'link-renewed':
    'Se corrigieron sus datos de contacto, y ahora esta solicitud se abre con un enlace nuevo, que va al correo electrónico registrado. Si ese correo se cambió, el enlace llegará cuando se confirme el cambio, a más tardar en un día. Si usted pidió el cambio, su representante puede confirmarlo antes: léale el código que le enviamos, si le llegó uno. Si no lo pidió, avísenos de inmediato.',
  'not-allowed': 'No tiene permiso para hacer esto.',
  'other-application-open': 'En este navegador hay otra solicitud abierta.',
  'other-signer':
    'Este enlace es para otra persona nombrada en esta solicitud y no le muestra nada a usted. Pida a esa persona que lo abra en su propio dispositivo o en una ventana privada.',
  'session-needed': 'Abra el enlace que le enviamos para seguir con esta solicitud.',
  'signup-needed':
    'Su registro ya no está abierto en este navegador: aquí se guarda 15 minutos. Llene el formulario otra vez o abra el enlace que le enviamos por correo.',
  'login-required': 'Inicie sesión para continuar.',
  'set-up-link-ended':
    'Este enlace ya se usó o terminó: sirve una vez, durante 24 horas. Si todavía no configuró su acceso, pida a un administrador que lo restablezca; le llegará otro enlace por correo.',
  'password-ended':
    'Esta contraseña de un solo uso caducó: vale 24 horas. Pida a un administrador que restablezca su acceso, y le llegará un enlace por correo, o pida otra a quien opera el sistema (npm run admin -- set-up).',
  'password-login-off':
    'Aquí no se entra con contraseña. Entre con el inicio de sesión de su empresa o con una clave de autorización.',
  'sign-on-over':
    'Este inicio de sesión ya no vale: sirve una vez, durante diez minutos y en el navegador donde se empezó. Empiece de nuevo, por favor.',
  'sign-on-cancelled':
    'No inició sesión allí, así que aquí no se abrió nada. Empiece de nuevo cuando quiera.',
  'sign-on-failed':
    'No se pudo confirmar el inicio de sesión, así que no se abrió nada. Empiece de nuevo, por favor. Si vuelve a fallar, avise a quien se ocupa de los accesos en su empresa.',
  'sign-on-no-role':
    'Su cuenta no tiene una función en el portal del equipo. Pida a quien se ocupa de los accesos en su empresa que le dé una y vuelva a iniciar sesión.',
  'sign-on-no-email':
    'Su cuenta llegó sin un correo confirmado, así que no sabemos quién es usted aquí. Confírmelo allí o hable con quien se ocupa de los accesos en su empresa, y vuelva a iniciar sesión.',
  'sign-on-unknown':
    'Aquí no hay un acceso para esta cuenta. Pida a un administrador que lo agregue con el correo de esta cuenta, o inicie sesión con la cuenta que usó antes.',
  'sign-on-disabled': 'Su acceso aquí está desactivado. Pida a un administrador que lo active.',
  'sign-on-other':
    'Esa era otra cuenta, no la de la sesión que tiene abierta. Confirme con la suya o cierre primero la sesión.',
  'sign-on-no-proof':
    'El inicio de sesión no le pidió ahora su segundo factor, así que no confirma nada. Inténtelo de nuevo; si sigue así, avise a quien se ocupa de los accesos en su empresa.',
  'fresh-proof-needed':
    'No se hizo nada: esto pide un código nuevo de su segundo factor. Inténtelo otra vez y escriba uno.',
  'wrong-access-code':
    'Ese código de acceso no es correcto. Pídalo a quien le envió el enlace: el código llega por separado.',
  'wrong-login': 'El correo, la contraseña o el código no son correctos.',
  'cross-site':
    'La solicitud vino de otro sitio y fue rechazada. Por favor, abra nuestra página y hágalo allí.',
  'unknown-host':
    'Esta demostración no responde a este nombre. Ábrala en la dirección que indica al iniciarse, o ponga en PUBLIC_URL el nombre que usa.',
  'changed-elsewhere': 'Esta solicitud se modificó en otra ventana después de que la abrió aquí.',
  'key-reused': 'Esta solicitud ya se envió con otro contenido. Envíela de nuevo como una solicitud nueva.',
  'signed-already':
    'Alguien ya firmó el contrato de la oferta elegida antes. Otra elección termina ese contrato, y todos firman el nuevo.',
  'not-possible-now': 'Esto no es posible en este momento. Vuelva a cargar la página para ver cómo va.',
  'policy-changed':
    'La política de evaluación cambió después de que se calculó esta oferta. No se envió nada.',
  'decided-meanwhile': 'Esta solicitud se volvió a decidir después de que la abrió.',
  'not-yourself': 'No puede hacer esto con su propia cuenta. Otro administrador sí puede.',
  'proposer-left':
    'La cuenta de quien lo propuso ya no puede decidir, así que no se puede aprobar. Rechace la propuesta con un motivo y proponga lo que usted ofrecería.',
  'own-proposal': 'No puede aprobar lo que usted mismo propuso. Lo hace una segunda persona.',
  'one-hand':
    'Usted todavía no puede ser la segunda persona aquí: en los últimos 30 días una de las dos cuentas se creó, se restableció, se activó, se vinculó o recibió una función mayor, y una misma persona podría tener ambas. Puede aprobarlo otra persona; usted podrá cuando pasen los 30 días o cuando el operador confirme que es usted (npm run admin -- confirm).',
  'look-again':
    'Esta propuesta se hizo después de la última vez que usted vio el expediente. Abra la solicitud, léala y apruebe entonces.',
  'same-offer':
    'Esta misma oferta ya está vigente, así que no se envió otra vez. Para cambiarla, prepare una distinta.',
  'sent-already': 'Ya es tarde para deshacerlo: la decisión está vigente y se le está avisando al dueño.',
  'about-to-send':
    'En unos segundos sale una decisión sobre esta solicitud. Deshágala o espere a que haya salido.',
  'staff-reads-only':
    'En este navegador inició sesión en el portal del equipo, así que aquí no se guarda nada de un dueño o firmante. Cierre esa sesión o abra esta página en una ventana privada.',
  'take-first': 'Nadie tiene todavía esta solicitud. Tómela para abrirla.',
  'takes-used-up':
    'Ya tomó tantas solicitudes como permite un día. Pida a quien las asigna que le dé otra o espere a mañana.',
  'reveals-used-up':
    'Ya mostró tantas respuestas ocultas e informes de crédito como permite un día. Se abre de nuevo 24 horas después de la primera; hasta entonces puede mirarlas un colega.',
  'exports-used-up':
    'Ya descargó tantos archivos como permite un día. Se abre de nuevo 24 horas después del primero; hasta entonces puede enviárselos un colega.',
  'lists-used-up':
    'Ya leyó las listas tantas veces como permite una hora. Se abren de nuevo una hora después de la primera; hasta entonces solo se muestran las más recientes, sin búsqueda ni filtros.',
  'reason-needed': 'Diga primero por qué abre este expediente.',
  'signer-contact-held':
    'El correo para esta firma se cambió, o se dio de nuevo, y todavía no está confirmado, así que no enviamos códigos allí. Contará un día después del cambio, o en cuanto lo confirme una segunda persona de nuestro equipo. Entonces pida el código de nuevo; su representante puede decirle más.',
  'contact-held':
    'El correo o el teléfono se cambió y aún no está confirmado. Hasta entonces no se entrega ningún enlace.',
  'address-refused':
    'El proveedor rechazó esta dirección de forma definitiva, y sigue siendo la misma. Corrija primero el contacto; después reintente, o envíelo de nuevo.',
  'done-already': 'Esto ya se hizo. Vuelva a cargar la página para ver cómo quedó.',
  'closed-application': 'Esta solicitud está cerrada y ya no se puede modificar.',
  'erasure-asked':
    'Usted pidió que borremos estos datos, así que no los usamos para nada nuevo. Si quiere solicitar fondos, empiece otra solicitud desde nuestra página de inicio: estará en blanco, y el borrado seguirá su curso.',
  'consent-needed': 'Primero acepte la consulta, o llene usted el formulario.',
  'match-gone': 'Los datos que encontramos ya no están guardados. Llene usted el formulario, por favor.',
  'given-before':
    'Este dato ya se dio antes y no se puede cambiar aquí. Para corregirlo, comuníquese con el representante que le envió el enlace.',
  'answers-final':
    'Esta solicitud está en revisión o ya tiene una decisión, por eso sus respuestas no se pueden cambiar aquí. Para corregir alguna, comuníquese con su representante.',
  'code-needed':
    'Este contrato se abre con un código que enviamos a su propio correo electrónico. Cargue la página de nuevo para recibirlo.',
  'code-ended':
    'El código ya no sirve: cada código funciona 10 minutos, una sola vez, con cinco intentos y en el navegador que lo pidió. Pida uno nuevo.',
  'too-many-codes':
    'Se pidieron demasiados códigos. Espere una hora, o hasta mañana; si entonces no le llega ninguno, comuníquese con su representante. Mientras tanto, un enlace de nuestros correos abre su solicitud.',
  'too-many-sign-codes':
    'Se pidieron demasiados códigos. El último que llegó a su correo sirve 10 minutos. Pida otro dentro de una hora o, si aún es pronto, mañana. Si no le llega ninguno, comuníquese con su representante.',
  'too-large': 'El archivo o el mensaje es demasiado grande.',
  'upload-stalled': 'El archivo dejó de llegar y se canceló el envío. Revise su conexión y envíelo otra vez.',
  'persons-full':
    'Una solicitud admite hasta doce personas más, y esta ya llegó a ese número. Empiece otra solicitud si deben firmar más.',
  'signers-named':
    'Para esta solicitud ya se indicaron otras cinco personas que tienen que firmar, y aquí no se pueden indicar más. Diga a su representante quién más tiene que firmar.',
  'files-full':
    'Esta solicitud ya tiene todos los archivos que admite, así que no guardamos nada de este envío. Si todavía falta un documento, comuníquese con su representante.',
  'network-full':
    'Hoy se subió demasiado desde su conexión a internet, así que no guardamos nada de este envío. Inténtelo mañana o con otra conexión, como la de su teléfono, o comuníquese con su representante.',
  'unsupported-type': 'Este tipo de contenido no se acepta.',
  'unsupported-file': 'Suba solo archivos con extensión .jpeg/.jpg/.png/.gif/.pdf/.bmp.',
  'protected-pdf':
    'Este PDF pide una contraseña. Escríbala para que podamos abrir el archivo, o suba una copia sin contraseña.',
  'wrong-password': 'Esta contraseña no abre el PDF. Inténtelo de nuevo, o suba una copia sin contraseña.',
  'unopened-pdf':
    'Este PDF está protegido de una manera que ninguna contraseña abre aquí. Guárdelo o imprímalo como PDF sin protección y súbalo.',
  'infected-file': 'Este archivo no pasó nuestra revisión antivirus y no se guardó.',
  'file-unchecked':
    'No pudimos revisar este archivo, por eso no se guardó. Es posible que esté bien: inténtelo de nuevo. Si no funciona, guárdelo como un PDF o una foto nueva y suba esa copia.',
  'too-many': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'busy-now': 'En este momento no se pudo hacer. Inténtelo de nuevo en unos segundos.',
  'database-away':
    'En este momento no tenemos acceso a nuestros registros. Inténtelo de nuevo en unos segundos.',
  'feature-off': 'Esta función no está configurada aquí.',
  'provider-unavailable':
    'Un servicio que necesitamos no está respondiendo. Inténtelo de nuevo en unos minutos.',
  'provider-rejected': 'Un servicio que necesitamos no aceptó la solicitud.',
  'no-statements': 'El banco no entrega estados de esta cuenta. Pida al dueño que los suba.',
  'bank-wants-owner':
    'El banco pide que el titular vuelva a iniciar sesión antes de entregar los estados de cuenta. Pida al dueño que vuelva a conectar el banco o que suba los estados.',
  'statements-failed':
    'Hubo un error al descargar los estados de cuenta. Inténtelo de nuevo en unos segundos.',
  'unreadable-value': 'Un dato guardado aquí ya no se puede leer. Pida que se vuelva a ingresar.',
  'server-error': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
}
