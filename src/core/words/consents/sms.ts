// The text beside the SMS box, in a file of its own because the first page carries it. `{brand}` is the sender.
// Not a condition, frequency, rates, HELP and STOP: what CTIA and the TCPA want said where the box is ticked.

export const smsConsent = {
  en:
    'I agree that {brand} may text me at the cell phone number I gave about my application, my documents and my offers, also by ' +
    'automated means. Consent is not a condition of any purchase or of funding. Message frequency varies, usually 2 to 8 messages ' +
    'per application. Message and data rates may apply. Reply HELP for help or STOP to stop, to the number or short code that texts you.',
  es:
    'Acepto que {brand} me envíe mensajes de texto al celular que indiqué sobre mi solicitud, mis documentos y mis ofertas, también ' +
    'por medios automáticos. Aceptar no es condición para comprar nada ni para recibir fondos. La frecuencia varía, por lo general de ' +
    '2 a 8 mensajes por solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda AYUDA para recibir ayuda o ALTO para no ' +
    'recibir más, al número o código corto que le escribe.',
} as const
