// What the wizard says between its pages, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  welcomeTitle: 'Qué gusto verle de nuevo',
  welcomeNamed: 'Qué gusto verle de nuevo, {name}',
  welcomeText: 'Su solicitud se abre donde la dejó.',
  welcomeGoOn: 'Continuar',
  welcomeReset: 'Empezar otra solicitud',
  resetTitle: '¿Dejar esta solicitud y empezar otra?',
  resetText:
    'Guardamos lo que nos dijo, pero este navegador lo olvida. Para seguir después con esta solicitud, necesitará un enlace nuestro.',
  resetKeep: 'Seguir con mi solicitud',
  exitTitle: '¡No se vaya todavía!',
  exitText: 'Con unas respuestas más y su banco podremos ver para qué califica su negocio.',
  exitSaved: 'Sus respuestas están guardadas.',
  exitBank: 'Falta un paso: con el banco o sus estados de cuenta podemos ver para qué califica su negocio.',
  exitButton: 'Continuar para ver ofertas',
  conflictTitle: 'La solicitud cambió en otra ventana',
  conflictText:
    'Esta solicitud cambió en otra ventana o en otro dispositivo desde que la abrió aquí. ¿Qué respuestas deben quedar?',
  keepMine: 'Dejar mis respuestas',
  keepMineText: 'Lo que usted cambió aquí reemplaza lo demás.',
  takeOther: 'Tomar las otras respuestas',
  takeOtherText: 'Se descarta lo que cambió aquí y no se había guardado.',
  elsewhereTitle: 'Guardada en otra ventana',
  elsewhereText: 'Otra ventana guardó esta solicitud. Lo que escribió aquí aún no se ha guardado.',
  elsewhereLoad: 'Cargar lo guardado',
  visitingTitle: 'Esta solicitud se empezó en otro navegador',
  visitingText:
    'Para protegerla, sus respuestas, su banco, sus documentos y sus ofertas se abren solo con el enlace de nuestro correo. Aquí puede agregar respuestas o pedir un enlace nuevo.',
  linkSend: 'Enviarme un enlace nuevo',
  linkSending: 'Enviando',
  linkSentTitle: 'Estamos enviando el enlace',
  linkSentText:
    'Llegará al correo electrónico de esta solicitud; ábralo aquí para seguir. Si ese correo se cambió, llegará cuando se confirme el cambio, a más tardar en un día.',
  renewedTitle: 'Su solicitud tiene un enlace nuevo',
  renewedText:
    'Se corrigieron sus datos de contacto. Para proteger su solicitud, ahora se abre con un enlace nuevo, que va al correo electrónico registrado. Si ese correo se cambió, el enlace llegará cuando se confirme el cambio, a más tardar en un día. Abra el enlace en este navegador y luego siga aquí. Lo que escribió se queda en esta página. Si usted pidió el cambio, su representante puede confirmarlo antes: léale el código que le enviamos, si le llegó uno. Si no lo pidió, avísenos de inmediato.',
  renewedStepText:
    'Se corrigieron sus datos de contacto. Para proteger su solicitud, ahora se abre con un enlace nuevo, que va al correo electrónico registrado. Si ese correo se cambió, el enlace llegará cuando se confirme el cambio, a más tardar en un día. Abra el enlace en este navegador y luego siga aquí. Si usted pidió el cambio, su representante puede confirmarlo antes: léale el código que le enviamos, si le llegó uno. Si no lo pidió, avísenos de inmediato.',
  renewedGoOn: 'Ya abrí el enlace, continuar',
  renewedGoing: 'Abriendo',
  renewedNotYet:
    'El enlace nuevo todavía no se ha abierto en este navegador. Ábralo desde nuestro correo y vuelva a esta página. Si no le ha llegado, pídanos ayuda.',
  otherTitle: 'Aquí ya hay otra solicitud abierta',
  otherText:
    'Este enlace lleva a una solicitud distinta. Si la abre, la que está abierta en este navegador se cierra aquí. Sus respuestas guardadas se conservan, y un enlace enviado a su correo electrónico vuelve a abrirla.',
  otherOpen: 'Abrir la solicitud de este enlace',
  otherStay: 'Seguir con la que está abierta',
  carriedTitle: 'Su nueva solicitud',
  carriedText:
    'Tomamos su nombre, correo electrónico, celular y el nombre de su negocio de su solicitud anterior. Revíselos, por favor. Esa solicitud se queda como está.',
  correctTitle: 'Sus respuestas, para corregirlas',
  correctText:
    'Todas sus respuestas, menos los números fiscales y su fecha de nacimiento, vienen de su última solicitud. Corrija lo que estaba mal. Esa solicitud queda como está.',
  amountTitle: 'Usted pidió {amount}',
  amountLow: 'Las ofertas empiezan en {least}. Si sus cifras lo permiten, verá ofertas desde ese monto.',
  amountHigh:
    'Aquí las ofertas llegan hasta {most}. Para un monto mayor, un gerente de cuenta verá con usted qué es posible.',
  errorTitle: 'No pudimos abrir su solicitud',
  errorRetry: 'Intentar de nuevo',
  errorNew: 'Empezar otra solicitud',
  errorContact: 'O comuníquese con nosotros: {contact}.',
  readyTitle: 'Un momento',
  readyText: 'Estamos revisando sus respuestas. Tarda unos segundos como máximo.',
  savingTitle: 'Guardando sus respuestas',
  savingText: 'Un momento. Seguimos en cuanto llegue todo.',
  savingOffline:
    'Sus últimas respuestas aún no han llegado. Quédese en esta página: su número fiscal, su número de Seguro Social y su fecha de nacimiento no se guardan en este navegador.',
  stagingLead: 'Id de la solicitud',
  stagingNone: 'todavía ninguno',
  stagingError: 'Página {page} (error)',
  stagingChecks: 'Revisar las respuestas en el navegador',
}
