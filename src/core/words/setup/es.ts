// What is set up here, what is wrong with it, and whether the providers answer. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  lede: 'Qué está configurado en este servidor y si funciona.',
  settings: 'Configuración',
  settingsOk: 'No hay nada a medias.',
  wrong: 'Por corregir',
  off: 'Apagado',
  finding: 'Qué se ve',
  setting: 'Variables',
  half: '{of} está a medias y por eso apagado. Falta:',
  alone: 'La primera variable no hace nada sin la segunda.',
  sandbox: 'En producción, esta dirección responde con datos inventados.',
  proxy:
    'Delante de una dirección https hay un proxy y no se confía en ninguno: los límites por dirección cuentan a todas las personas como una sola. Indique la dirección del proxy.',
  forwarded:
    'Llegaron peticiones por un proxy en el que no se confía: los límites por dirección cuentan a todas las personas como una sola. Indique la dirección del proxy.',
  'not-forwarded':
    'Se confía en un proxy, y llegan peticiones sin X-Forwarded-For: los límites por dirección cuentan a todas las personas como una sola. Haga que el proxy lo envíe, o que a este puerto solo llegue el proxy.',
  'no-mail': 'No sale ningún correo: ni enlaces, ni códigos, ni avisos.',
  'no-login':
    'Su dirección tiene usuario pero no contraseña, y no hay OAuth configurado para el correo: escriba la contraseña en ella o configure MAIL_OAUTH_.... Vea docs/how-to/mail-by-oauth.md.',
  'oauth-unused':
    'Hay OAuth configurado para el correo, pero cada dirección lleva contraseña y es la que se usa: quítela donde quiera que se entre con un token.',
  number:
    'No es un número como los escribe Twilio (+12075550100) ni un servicio de mensajes (MG y 32 cifras).',
  'scan-size':
    'Se pueden subir archivos de más de 25 MB, que es lo que clamd acepta si StreamMaxLength no dice otra cosa. Lo que no acepta se rechaza.',
  'no-bank': 'No se puede conectar ningún banco.',
  'no-texts': 'No sale ningún mensaje de texto. Los códigos van solo por correo.',
  'no-mailbox': 'Aquí nadie lee los correos devueltos: revise el buzón del remitente cada día hábil.',
  'no-scan': 'No se buscan virus en los archivos que la gente sube.',
  'no-seal': 'Aquí no se firma nada: los documentos no tienen sello.',
  providers: 'Proveedores',
  providersLede:
    'A cada uno se le pregunta de una forma gratuita y que no deja rastro: se comprueban claves, direcciones y permisos. Un almacén o una clave en la nube cobra unas pocas peticiones. Nunca se pide un extracto, un informe de crédito ni un mensaje.',
  try: 'Probarlos todos',
  trying: 'Probándolos todos',
  provider: 'Proveedor',
  outcome: 'Resultado',
  code: 'Lo que dice',
  works: 'funciona',
  refused: 'rechazado',
  unanswered: 'sin respuesta',
  reached: 'responde; no se probó más: una firma o un sello de tiempo se puede cobrar',
  'not-tried': 'sin probar: no tiene ninguna llamada gratuita',
  'name.files': 'Almacén de archivos',
  'name.public-url': 'Dirección pública',
  'name.smtp': 'Servidor de correo',
  'name.mailbox': 'Buzón del remitente',
  'name.clamd': 'Antivirus',
  'name.sign-on': 'Inicio de sesión único',
  'name.seal': 'Sello de los documentos',
  'name.timestamps': 'Autoridad de sellado de tiempo',
  hint: 'Qué hacer',
  'hint.keys': 'Revise sus claves y permisos.',
  'hint.away': 'Revise su dirección y la red que hay en medio.',
  'hint.authority':
    'Aquí no se conoce la autoridad de su certificado. Indique el archivo con el certificado de esa autoridad en NODE_EXTRA_CA_CERTS, en el entorno del proceso: en un archivo .env Node no lo ve.',
  'hint.certificate-name':
    'Su certificado es de otro nombre: ponga en la dirección el nombre que figura en él.',
  'hint.certificate-ended': 'Su certificado ha vencido: tiene que renovarlo quien lo administra.',
  'hint.other-key': 'Firma con una clave que no es la del certificado de SEAL_FILE.',
  'hint.INVALID_FIELD': 'Registre {address} como dirección de retorno en su consola.',
  'hint.INVALID_PRODUCT': 'Pida al proveedor los productos que se usan.',
  'hint.PRODUCTS_NOT_SUPPORTED': 'Pida al proveedor los productos que se usan.',
  'hint.finds-nothing': 'No encuentra el patrón de prueba: cargue sus firmas (freshclam).',
  'hint.NoSuchBucket': 'Cree el bucket o indique el que existe.',
  'hint.deletes-nothing': 'Dé permiso para borrar: lo que hay que olvidar tiene que desaparecer.',
  'hint.NONEXISTENT': 'Esa carpeta no existe: indique aquella a la que llega su correo.',
  'hint.AUTHENTICATIONFAILED':
    'Revise usuario y contraseña. Muchos proveedores piden una contraseña para programas, y algunos no aceptan ninguna por IMAP.',
  'hint.mail-secret':
    'El secreto no es correcto: va su valor, no su identificador. Si ya no se puede ver, cree otro en el directorio.',
  'hint.mail-secret-ended':
    'El secreto ha vencido. Cree otro en el directorio, configúrelo y reinicie el servidor.',
  'hint.mail-application':
    'El directorio no conoce esa aplicación: revise MAIL_OAUTH_CLIENT_ID y MAIL_OAUTH_TENANT.',
  'hint.mail-tenant': 'Ese directorio no existe: revise MAIL_OAUTH_TENANT.',
  'hint.mail-scope':
    'Allí no se conoce ese alcance: deje MAIL_OAUTH_SCOPE vacío o ponga el de su nube nacional.',
  'hint.mail-blocked': 'El directorio bloquea la aplicación: un administrador tiene que darle acceso.',
  'hint.mail-delegation':
    'La cuenta de servicio no puede actuar por este usuario: autorice a su identificador de cliente el alcance https://mail.google.com/ (delegación en todo el dominio).',
  'hint.mail-grant':
    'La clave de la cuenta de servicio fue eliminada o desactivada, el usuario no existe o el reloj de este servidor está mal.',
  'hint.token-refused':
    'Se obtuvo un token, pero el servidor de correo no lo acepta: a la aplicación le falta su permiso o Exchange no conoce su entidad de servicio. Vea docs/how-to/mail-by-oauth.md.',
  'hint.not-connected':
    'La aplicación puede usar IMAP, pero nadie le ha dado este buzón: Add-MailboxPermission. Vea docs/how-to/mail-by-oauth.md.',
  'hint.no-passwords': 'Ya no acepta contraseñas: use OAuth. Vea docs/how-to/mail-by-oauth.md.',
  'hint.smtp-off':
    'Este buzón, o toda la organización, no puede enviar por SMTP: permita el SMTP autenticado en el buzón. Dice lo mismo donde se desactivaron las contraseñas.',
  'hint.send-as':
    'El buzón no puede enviar con la dirección de MAIL_FROM: envíe desde la suya o dele el permiso de enviar como.',
  'hint.no-role':
    'No hay clave configurada ni rol disponible aquí: configure una clave o asigne un rol al contenedor o a la instancia.',
  'hint.inbound': 'Ponga {address} en su consola como destino de las respuestas al número.',
  'hint.from': 'TWILIO_FROM no es un número de esta cuenta.',
  'hint.version': 'En la dirección pública responde otra versión: un proceso anterior u otro servidor.',
  addresses: 'Direcciones para sus consolas',
  addressesLede: 'Tienen que estar allí letra por letra.',
  noAddresses: 'Ningún proveedor configurado pide una.',
  'what.redirect': 'dirección de retorno',
  'what.webhook': 'webhook',
  'what.inbound': 'destino de las respuestas',
  'what.sent': 'va con cada llamada; no hay que escribirla',
  address: 'Dirección',
  use: 'Para',
  mail: 'Un correo para usted',
  mailLede: 'Si el correo llega, solo lo ve quien lo lee.',
  sendMail: 'Enviarme un correo',
  sendingMail: 'Enviando',
  mailSent: 'El servidor de correo lo aceptó. Mire su bandeja de entrada y la de correo no deseado.',
  mailRefused: 'El servidor de correo no lo aceptó: {code}',
  mailSubject: 'Un correo para probar si el correo llega',
  mailText:
    'Usted pidió este correo en la página de lo que está configurado. Si lo lee, es que el correo llega.',
}
