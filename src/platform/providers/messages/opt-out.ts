// What a person who answers a text wants: stop, start, help, or just to say something. English and Spanish, in any reasonable wording.
import type { ConsentChange } from './port.ts'

// FCC, in force since 2025-04-11: a consent is withdrawn by any reasonable means, not by one keyword alone.
const stopWords = new Set(
  (
    'stop,stopall,stop all,unsubscribe,cancel,end,quit,revoke,optout,opt out,remove,no more,' +
    'alto,basta,ya basta,para,pare,paren,parar,detener,detenga,cancelar,cancela,cancele,salir,baja,no mas,terminar,fin'
  ).split(','),
)
const startWords = new Set(
  'start,unstop,resume,subscribe,opt in,optin,empezar,comenzar,iniciar,reanudar,suscribir,suscribirme'.split(
    ',',
  ),
)
const helpWords = new Set('help,info,ayuda,informacion,help me,ayudame'.split(','))

const stopWordings = [
  /\b(?:stop|quit|cease|end)\b.{0,20}\b(?:texts?|texting|messag\w*|sms|sending|contact\w*|bother\w*|alerts?|notif\w*)\b/,
  /\b(?:stop it|please stop|pls stop|plz stop|stop please|stop now|just stop|stop this|stop these)\b/,
  /\b(?:do not|dont|never|no longer)\b.{0,20}\b(?:text|texts|texting|message|messages|contact|bother|send|sms)\b/,
  /\b(?:no more|cancel|end)\b.{0,12}\b(?:texts?|messages?|sms|alerts?|subscription)\b/,
  /\b(?:leave me alone|lose (?:my|this) number|wrong number|unsubscribe|opt(?:ing|ed)? ?(?:me )?out)\b/,
  /\b(?:remove|take|delete)\b.{0,12}\b(?:me|my number|this number)\b.{0,12}(?:\boff\b|\bfrom\b|\blist\b|$)/,
  /\b(?:revoke|withdraw)\b.{0,12}\b(?:my )?(?:consent|permission)\b/,
  /\bno mas (?:mensajes?|textos?|sms|por favor)\b|\b(?:por favor|favor) no mas\b/,
  /\bya no\b.{0,14}\b(?:mand\w*|envi\w*|escrib\w*|quiero|deseo|moleste\w*|contact\w*|text\w*)\b/,
  /\bno (?:me|nos) (?:mand\w*|envi\w*|escrib\w*|contact\w*|molest\w*|text\w*)\b/,
  /\bno (?:quiero|deseo)\b.{0,16}\b(?:mas|recibir|mensajes?|textos?)\b/,
  /\bdej(?:a|e|en|ame|eme|enme)\b.{0,8}\b(?:mandar\w*|enviar\w*|escribir\w*|molestar\w*|contactar\w*|en paz)\b/,
  /\b(?:quite|quiten|borre|borren|elimine|eliminen|saque|saquen|quita|borra|elimina)(?:me)?\b.{0,16}\b(?:numero|lista)\b/,
  /\b(?:quitenme|borrenme|eliminenme|saquenme|quiteme|borreme|elimineme|saqueme)\b/,
  /\b(?:dar(?:me|se)? de baja|deme de baja|denme de baja|numero equivocado)\b/,
  /\b(?:par[ae]n?|alto|detengan?|cancel[ae]n?)\b.{0,10}\b(?:mensajes?|textos?|sms|suscripcion)\b/,
]
const startWordings = [
  /\b(?:start|resume) (?:texting|messages|texts)\b/,
  /\b(?:empiecen|vuelvan) a (?:mandar|enviar|escribir)/,
]

/** Reads a text message. Anything that may be a 'stop' wins over everything else. */
export function readConsentChange(body: string): ConsentChange {
  const words = body
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const polite = words.replace(
    /^(?:please|pls|ok|hi|hello|por favor|favor|hola) | (?:please|pls|now|thanks|thank you|por favor|gracias|ya)$/g,
    '',
  )
  if (stopWords.has(words) || stopWords.has(polite)) return 'stop'
  if (stopWordings.some((wording) => wording.test(words))) return 'stop'
  if (startWords.has(words) || startWords.has(polite) || startWordings.some((w) => w.test(words)))
    return 'start'
  return helpWords.has(words) || helpWords.has(polite) ? 'help' : 'text'
}
