// The words and wishes by which people end, begin or ask about texts, English and Spanish; all without accents, apostrophes and capitals.

/**
 * Exact words. 47 CFR 64.1200(a)(10): stop, quit, end, revoke, opt out, cancel, unsubscribe, in reply to a text, revoke a consent for good
 * (in force since 2025-04-11; that one revocation ends texts of every other kind as well is put off until 2027-01-31). The provider's default words:
 * STOP, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE, OPTOUT. Required of others by carriers: REMOVE, ARRET.
 */
export const stopWords = new Set(
  (
    'stop,stopall,stop all,stopp,stop now,stop this,stop stop,unsubscribe,unsubscribed,unsub,cancel,end,quit,revoke,' +
    'optout,opt out,opting out,opted out,opt me out,remove,remove me,no more,no mas,cease,cease and desist,stop stop stop,arret,arrete,' +
    'alto,basta,ya basta,basta ya,pare,paren,parar,paren ya,pare ya,para ya,parale,parenle,detener,detenga,detenganse,detente,cancelar,' +
    'baja,dar de baja,darse de baja,no molestar,desuscribir,desuscribirme,desuscribirse,unsuscribir,unsuscribirme,desinscribirme,no consiento,halt,revocar,revoco,eliminar,eliminarme,borrarme,quitarme'
  ).split(','),
)
/**
 * The provider's: START, YES, UNSTOP; and the Spanish ones. 'Yes' answers many another question, so it is one only for whoever has stopped.
 * 'Continue', 'resume' and their like are none: they may be said of the application.
 */
export const startWords = new Set(
  (
    'start,unstop,start again,subscribe,resubscribe,opt in,opt back in,' +
    'empezar,comenzar,iniciar,reanudar,suscribir,suscribirme,alta,continuar mensajes'
  ).split(','),
)
export const yesWords = new Set(['yes', 'si'])
export const helpWords = new Set(
  'help,info,information,ayuda,informacion,help me,ayudame,ayudenme,menu,stop help,help stop'.split(','),
)

/** What may stand before or behind a wish and changes nothing of it. */
const softened =
  'please|pls|plz|pleas|kindly|ok|okay|hi|hello|hey|yo|sir|maam|guys|dude|man|bro|just|now|right now|immediately|asap|at once|already|already now|thanks|thank you|thx|ty|anymore|any more|again|ever|exclamation point|exclamation mark|period|full stop|punto|dot|forever|period|and|so|well|then|seriously|' +
  'por favor|porfavor|porfa|porfis|xfa|x fa|xfavor|x favor|plis|favor|nomas|nada mas|hola|oiga|oigan|ya|ahora|ahorita|gracias|muchas gracias|por siempre|de una vez|inmediatamente|senor|senores|senora|buenas|buenos dias|buenas tardes'
export const softBefore = new RegExp(`^(?:${softened}) `)
export const softBehind = new RegExp(` (?:${softened}|no more)$`)

/** What one asks of us as a question or a need: 'can you', 'i want you to'. */
const asking =
  '(?:(?:can|could|would|will) (?:you|u|yall)(?: guys| all| people)?(?: please)? |(?:i|we) (?:want|need|would like|am asking|demand|insist|said|told|asked|am telling|am begging)(?: that)? (?:you|u|yall)?(?: all| guys| people)? ?(?:to )?|you (?:need|have|must|should|can|are asked) ?(?:to )?|yall (?:need to )?|im asking you to |i am asking you to |would you mind |please |id like you to )?'
const us = '(?:me|us|my (?:phone|cell|number|phone number)|this (?:phone|cell|number|phone number|line)|here)'
const way =
  '(?: (?:(?:at|on|to) (?:this|my|that) (?:phone|cell|number|phone number|line|device)|(?:by|via|through|thru|over) (?:texts?|sms|text messages?|messages?)))*'
const listed =
  '(?: (?:(?:that )?(?:you|youve|yall|u)(?: guys| people)? (?:have|got|use|keep|are using)|(?:that )?(?:im|i am|its|it is) on))?'
const thing =
  '(?:text|texts|txt|txts|texts? messages?|text msgs?|message|messages|msg|msgs|sms|smss|alerts?|notifications?|notices|promos?|promotions?|offers|updates|reminders|spam|junk|stuff|anything|things|crap|these|this|those|them)'
const of =
  '(?:(?:any|all|the|your|these|those|this|more|of|such|further|other|whatever|automated|marketing|promotional|unwanted|stupid|damn|spam|annoying|future|so many) )*'
const acts =
  '(?:text|texting|txting|message|messaging|msging|sms|contacting|contact|bothering|bother|harassing|harass|spamming|spam|pinging|blowing up|bugging|annoying|hitting up|reaching out to|writing|write)'
const sends = '(?:sending|send|sent)'
/** Other ways, of which none ends texts alone. */
const call = '(?:calls?|calling|phone calls|e ?mails?|emailing|voice ?mails?|letters|llamadas?|correos?)'
const about =
  '(?:(?:loan|loans|business|funding|finance|financing|capital|credit|money|cash|sales|lending) )*'
/** Texts, also beside other ways: 'calls or texts', 'emails and messages about it'. */
const textsAbout = `${about}(?:texts?|txts?|text messages?|messages?|msgs?|sms|alerts?|notifications?|spam)`
const things = `(?:${call} (?:or|and|nor) ${of})?(?:${thing}|${textsAbout})(?: (?:or|and|nor) ${of}(?:${call}|${thing}))?`
const calls = '(?:call|calling|phone|phoning|e ?mail|emailing)'
/** What one does with texts, also beside other ways: 'call or text me'. */
const doing = `(?:${calls}(?: ${us})? (?:or|and|nor) )?${acts}(?: ${us})?(?: (?:or|and|nor) ${calls})?`
const end =
  '(?: (?:about|regarding|with|from|concerning|for) (?:this|your company|your business|you|you guys|you people|yall|your offers?|loans?|offers|funding|any of this|anything|it|business loans?|business funding))?'

/** Wishes that are one whole sentence. */
export const stopWishes: readonly RegExp[] = [
  // 'Stop texting me', 'could you please quit sending these messages'.
  `${asking}(?:stop|quit|cease|discontinue|end)(?: all)? ${doing}(?: (?:and|or) (?:${acts}|${sends}))?(?: ${us}| my phone)?(?: (?:and|or) ${acts}(?: ${us})?)?(?: with)?(?: ${of}${thing})?${way}${end}`,
  `${asking}(?:stop|quit|cease|discontinue) ${sends}(?: ${us})?(?: ${of}${things})?(?: to ${us})?${way}${end}`,
  `${asking}(?:stop|end|cease|discontinue|cancel|halt|turn off|shut off|disable|block)(?: with)? ${of}${things}(?: (?:to|on) ${us})?${way}${end}`,
  `${asking}(?:stop|quit|cease) (?:and desist )?(?:all )?(?:contact|communications?|correspondence|contact with me|communication with me|that shit|this shit|this nonsense|this crap)`,
  `${asking}(?:stop|quit|end|cancel)(?: my)? (?:subscription|text subscription|sms subscription|text service|alerts subscription)`,
  `(?:cancel|end|stop) (?:my )?(?:text|sms|message) (?:alerts|messages|notifications|updates|subscription)`,
  `${asking}make (?:it|them|this|that|these|${of}${thing}) stop`,
  // 'Do not text me again', 'never contact this number', 'dont send me any more of your messages'.
  `${asking}(?:do not|dont|dnt|dont you|dont you dare|never|not to|not(?! spam)|no longer)(?: ever)? ${doing}(?: (?:or|and|nor) ${acts})*(?: ${us})?(?: (?:or|and) ${acts}(?: ${us})?)?(?: with ${of}${thing})?${way}${end}`,
  `${asking}(?:do not|dont|dnt|never|not|no longer)(?: ever)? send(?: ${us})? ${of}${things}(?: to ${us})?${way}${end}`,
  `${asking}(?:do not|dont|never) send(?: (?:to )?${us})?`,
  // 'I don't need anything', 'I don't like the offers' may be answers.
  `(?!.* (?:need|like)(?: (?:the|your|any|all|of|more|these|those))* (?:anything|things|stuff|this|these|those|them|offers)$)(?:i|we) (?:do not|dont|no longer|never|didnt|did not|wont|will not)(?: (?:wish|want|wanted|need|care|like|agree|agreed|consent|consented)) (?:(?:to|for) )?(?:(?:get|getting|receive|receiving|be getting|be receiving|see|have|hear) )?${of}${things}(?: (?:from|by) (?:you|yall|you guys|you people|your company|this number|this company))?(?: on ${us})?${end}`,
  `(?:i|we) (?:do not|dont|no longer) (?:give (?:you )?(?:my )?)?consent(?: to (?:this|these|it|(?:be )?(?:texted|contacted|messaged)))?`,
  `(?:i|we) (?:do not|dont|no longer|never)(?: ever)? (?:wish|want|wanted|care|agreed?|consent(?:ed)?)(?: for you)? to (?:be )?(?:texted|contacted|messaged|bothered|hear from you|hear from yall|text me|contact me|be on (?:this|your) list)(?: (?:by|from) (?:you|text|sms|yall))?(?: (?:again|via text|by text|through text|at this number))*`,
  `(?:do not|dont|no longer|not) (?:want|wanting|wish|wishing)(?: to)?(?: (?:get|getting|receive|receiving|have|see))? ${of}(?:texts?|texting|text messages?|txts?|messages?|msgs?|sms|alerts|notifications)(?: (?:from|by) (?:you|yall|you guys|you people|this number))?${way}${end}`,
  `(?:id|i would|wed|we would) (?:(?:rather|prefer to|like to) not|prefer not to)(?: (?:be (?:texted|contacted|messaged)|(?:get|receive|have|see) ${of}${thing}))(?: from (?:you|yall|you guys|this number))?${way}`,
  `(?:id|i would|i|wed|we) (?:prefer|would prefer|rather)(?: that)? (?:you|yall)(?: guys)? (?:not|to not|dont|do not|didnt|did not|stop|stopped) ${acts}(?: ${us})?${way}`,
  `(?:i|we) (?:do not|dont|no longer) want (?:you|yall|you guys|you people)(?: to)? (?:text|texting|contact|contacting|message|messaging|bother|bothering|sending)(?: ${us})?(?: ${of}${thing})?`,
  `(?:i|we) (?:want|need|wish|would like|like|demand|prefer|request|am asking|am requesting|choose|chose|have decided)(?: for)?(?: to|:)? ?(?:be )?(?:stop|quit|end|cancel|get off|opt out|optout|opted out|unsubscribe|unsubscribed|removed|taken off|deleted|out|off)(?: (?:of|from|off|receiving|getting|with))*(?: ${of}(?:${thing}|list|lists|contact list|mailing list|text list|sms list|system|database|program|service))?(?: from (?:you|this number))?`,
  `(?:id|i would|we would|wed) like to (?:stop|quit|end|cancel|get off|opt out|unsubscribe|be removed|be taken off)(?: (?:of|from|off|receiving|getting|with))*(?: ${of}(?:${thing}|list|lists|system|database))?`,
  `no (?:more|further)(?: of)?(?: ${of}(?:${things}|${about}offers))(?: from you)?(?: (?:to|on) ${us})?`,
  `(?:no|zero) (?:${call} (?:or|and|nor|no) )?${about}(?:texts|text messages|messages|sms|texting|messaging)(?: (?:or|and|nor|no) ${call})?`,
  `do not contact|dont contact|do not text|dont text|no contact|dnc|do not contact list|put me on (?:your|the) (?:do not (?:contact|call|text)|dnc) list|add (?:me|this number|my number) to (?:your|the) (?:do not (?:contact|call|text)|dnc) list`,
  // 'Take me off your list', 'remove this number'.
  `${asking}(?:remove|delete|scratch|strike|erase|purge)(?: me| us| my (?:phone |cell )?number| this (?:phone |cell )?number| my contact| my info| my name)(?: off| from| out of)?(?: of)?(?: (?:your|this|the|ur|all|any|all your|that|these))*(?: (?:text|texting|sms|call|calling|contact|contacts|mailing|marketing|message|messaging|phone|spam))*(?: (?:list|lists|database|system|contacts|records|texts|messages|service|program|distribution|chain|thread))?`,
  // Only off something: 'take my cell' gives a number, 'get me the records' asks for them.
  `${asking}(?:take|get|drop) (?:me|us|(?:my|this) (?:phone |cell )?number|my contact|my info|my name) (?:(?:off|out)(?: of)?|from(?=.* (?:lists?|database|system|contacts|records)))(?: (?:your|this|the|ur|all|any|that|these))*(?: (?:text|texting|sms|call|calling|contact|contacts|mailing|marketing|message|messaging|phone|spam))*(?: (?:list|lists|database|system|contacts|records|texts|messages|service|program|distribution|chain|thread))?`,
  `${asking}(?:remove|take(?=.* (?:off|from|out) )|delete|get(?=.* (?:off|from|out) )|drop(?=.* (?:off|from|out) )|strike|erase|purge|scrub) (?:me|us|(?:my|this|our|the) (?:cell|phone|cellphone|cell phone|mobile|line|number|phone number|cell number|mobile number))(?: off| from| out)(?: of)?(?: (?:your|this|the|ur|all|any|every|whatever|that|these|of|those))*(?: (?:text|texting|sms|call|calling|contact|mailing|marketing|message|messaging|phone|spam))*(?: (?:list|lists|database|databases|system|systems|contacts|records))${listed}`,
  `${asking}(?:unsubscribe|unsub|opt out|optout)(?: (?:me|us|my number|this number|now))?(?: (?:from|of|to|out of))?(?: ${of}(?:${thing}|list|lists|text list|service|program|all|all of it|everything|it all))?`,
  `${asking}opt (?:me|us|this number|my number) out(?: (?:of|from))?(?: ${of}(?:${thing}|list|lists|all|all of it|everything|it all))?`,
  `(?:i|we|im|i am) (?:am |are )?(?:opt|opting|opted|unsubscribing|unsubscribe)(?: me)? ?(?:out)?(?: (?:of|from))?(?: ${of}${thing})?`,
  `(?:i|we)(?: hereby)? (?:revoke|withdraw|rescind|cancel|take back|retract|am revoking|am withdrawing)(?: (?:my|our|all|any|the|prior|previous|written|express))* ?(?:consent|permission)(?: (?:to|for) .{0,60})?`,
  `(?:you have )?(?:my |all )?(?:consent|permission)(?: is| has been| is hereby)? (?:revoked|withdrawn)(?: (?:to|for) .{0,40})?|revoke (?:my )?(?:consent|permission)|consent revoked`,
  `you (?:do not|dont|no longer) have (?:my )?(?:permission|consent)(?: to (?:text|contact|message|call)(?: me| this number)?)?`,
  // As our own hint says it, or with the number that it was sent to.
  `(?:reply |text |send |texting |replying )?(?:stop|stopall|unsubscribe)(?: (?:\\d{1,6}|this number|(?:to|2) ?(?:end|stop|quit|cancel|opt ?out|unsubscribe)))?`,
  // Written as one.
  `(?:please|pls)?stop(?:2|to)?(?:end|quit|cancel|texts?|texting|txt|sending|messag(?:es?|ing)|sms|please|pls)(?:me)?(?:please|now)?|(?:opt|take|get)(?:me|us)o(?:ut|ff)|(?:remove|unsubscribe)me(?:now|please)?|no(?:more|mas)(?:texts|messages|mensajes|textos)`,
  // Plain, though not of texts.
  `(?:just )?(?:leave (?:me|us) (?:alone|be)|lose (?:my|this) (?:number|phone number)|forget (?:my|this) number)`,
  // Spanish. Orders only: 'no me mandaron' tells what happened.
  `(?:ya )?no (?:me|nos) (?:vuelvan? a |vuelvas? a |este[ns]? |sigan? |sigas? )?(?:mand(?:en|e|es|ar|ando)|envi(?:en|e|es|ar|ando)|escrib(?:an|a|as|ir|iendo)|contact(?:en|e|es|ar|ando)|molest(?:en|e|es|ar|ando)|te[xs]t(?:een|ee|ees|ear|eando|en|es|e)|busquen?|hablen?|fastidien?|jodan?)(?: (?:mas|nunca|jamas|otra vez|nada|ningun|ninguno|mensajes?|textos?|sms|mensajitos|cosas|a este numero|a este telefono|a este cel|a este celular|a mi numero|a mi celular|a mi cel|a mi telefono|de nuevo|por texto|por mensaje|por mensajes|por sms|al celular|al cel|sus|tus|de texto|estos|mas de estos|publicidad|ofertas|promociones))*`,
  `(?:favor de )?(?:ya )?no (?:mand(?:en|e|es)|envi(?:en|e|es)|escrib(?:an|a|as)|molest(?:en|e|es)|contact(?:en|e|es)|textee[ns]?|(?:mand|envi|escrib|molest|contact|text)(?:ar|ir|ear)|vuelvan a (?:escribir|mandar|enviar|contactar|molestar))(?:me|nos)?(?: (?:mas|nada|mensajes?|textos?|sms|mensajitos|a este numero|a este telefono|a este celular|a este cel|a mi celular|a mi numero|al celular|de texto|nunca|jamas|de nuevo|otra vez|por texto|por mensaje|estos|sus|ofertas|publicidad))*`,
  `(?!(?:.* )?no necesito(?: (?:mas|nada|ningun|ninguno|estos|esos|los))+$)(?:yo )?(?:ya )?no (?:quiero|deseo|queremos|deseamos|necesito|autorizo|acepto|quisiera|me gustaria)(?: (?:seguir )?(?:recibir|recibiendo|que me (?:manden|envien|escriban|contacten|molesten|llamen|texteen|esten mandando|sigan (?:mandando|escribiendo|enviando))|que (?:manden|envien|escriban)))?(?: (?:mas|ningun|ninguno|nada|sus|estos|esos|los|mensajes?|textos?|sms|de texto|de ustedes|por texto|publicidad|promociones|notificaciones|alertas|ofertas|a mi (?:numero|celular|telefono)|en mi (?:numero|celular|telefono)))+`,
  `no (?:quiero|deseo) (?:ser contactad[oa]|que me (?:manden|envien|escriban|contacten|molesten|llamen|te[xs]t(?:een|ee|en)))(?: (?:mas|nunca|nada|otra vez|de nuevo|mensajes?|textos?|por (?:texto|textos|mensaje|mensajes|sms|mensaje de texto|mensajes de texto)|a este (?:numero|celular|telefono)|a mi (?:numero|celular|telefono)))*`,
  `(?:quiero |quisiera |necesito |les pido |le pido |pido |te pido )?(?:que )?(?:(?:ya )?dej(?:a|e|en|es|ame|eme|enme)|par(?:a|e|en|ar)|termin(?:en|e)|cesen) de (?:estar )?(?:mand|envi|escrib|molest|contact|text|fastidi|jod|busc|spame)\\w*(?: (?:mas|me|nos|con|los|mensajes?|textos?|sms|estos|sus|tantos|esos|a este numero|a este telefono|a este celular|a mi numero|a mi celular|al celular|de texto|por texto|por mensaje|cosas|publicidad|por favor))*`,
  `(?:ya )?(?:par(?:enle|ale|ele|en|e)|cort(?:enle|ele|en)|basta|alto) (?:ya )?(?:con|de|a) (?:los |sus |tantos |tanto |esos |estos |todos )*(?:mensajes?|textos?|sms|mensajitos)(?: de texto)?`,
  `(?:quiero |quisiera )?dejar de recibir(?: (?:sus|estos|los|mas|mensajes?|textos?|sms|de texto|notificaciones|de ustedes))*`,
  `(?:dej(?:ame|eme|enme|enos)) (?:en paz|tranquil[oa])|dejen de molestar`,
  `(?=\\S*(?:me|nos)\\b|.* (?:numero|telefono|celular|contactos?|listas?|sistema|base|registros?)\\b)(?:favor de )?(?:quit|borr|elimin|sac|saqu|remuev|remov)(?:a|e|en|an)?(?:me|nos)?(?: a)?(?: (?:mi|este|el|nuestro) (?:numero|telefono|celular|contacto)(?: de telefono)?)?(?: (?:de|en) (?:su|sus|la|tu|las|esta|sus|todas sus) ?(?:lista|listas|sistema|base de datos|contactos|registro|registros)(?: de (?:mensajes|contactos|textos|envio|difusion))?)?`,
  `(?:quiero |quisiera |deseo |necesito |me gustaria |pueden |puede |podrian |solicito )?(?:dar(?:me|se|nos)?|d[ae]me|denme|den|ponganme|denos) de baja(?: (?:de|del|en) (?:la|los|su|sus|esta|este|estos|mensajes|lista|servicio|textos|sms))*(?: (?:mensajes|lista|servicio|textos|sms|de mensajes|de texto))*`,
  `(?:quiero |quisiera |deseo |por favor )?(?:cancel(?:ar|a|e|en|o)|anul(?:ar|en|e)|deten(?:er|gan|ga)|par(?:en|e|ar|a)|suspend(?:er|an|a)|alto a|basta de|no mas|cero) (?:la |mi |los |estos |sus |con los |mas |todos los |ya |a los |con |de |(?:llamadas|correos)(?: electronicos)? (?:ni|y|o|e) )*(?:suscripcion|mensajes?|textos?|sms|notificaciones|mensajitos|alertas|publicidad)(?: (?:de texto|por favor|de ustedes|a mi numero|a este numero|(?:ni|y|o) (?:mas )?(?:llamadas|correos)))*`,
  `(?:revoco|retiro|cancelo|quito) (?:mi )?(?:consentimiento|permiso|autorizacion)(?: (?:para|de) .{0,60})?`,
  `no (?:tienen?|les doy|le doy|doy) (?:mi )?(?:permiso|consentimiento|autorizacion)(?: para .{0,40})?`,
].map((text) => new RegExp(`^(?:${text})$`))

/** What somebody said before, and says again: 'I already told you twice to'. */
export const saidBefore =
  /^(?:i|we|ive|weve|ya|les|le)(?: (?:have|already|just|keep|kept|clearly|ya|les|le))* (?:said|saying|told|telling|asked|asking|texted|typed|replied|sent|dije|pedi|he dicho|he pedido)(?: (?:you|u|yall|guys|people|already|once|twice|three times|\d+ times|many times|several times|before|again|to|que|varias veces|dos veces))* /

const slipped =
  '(?:by accident|by mistake|accidentally|in error|on accident|por error|por accidente|sin querer|por equivocacion)'
/** A stop that was none: 'I sent stop by mistake', and nothing else. */
export const regretted = new RegExp(
  `^(?:sorry|oops|my mistake|my bad|perdon|disculpen?|fue un error)$|^(?:(?:sorry|oops|perdon|disculpe|yo|i|we) )*(?:${slipped} )?(?:texted|text|sent|typed|said|replied|pressed|hit|put|wrote|did|stopped|unsubscribed|opted out|puse|mande|envie|escribi|conteste|presione|(?:me )?di de baja)(?: (?:stop|unsubscribe|cancel|end|quit|alto|baja|it|that|the texts|the messages|los mensajes|eso))?(?: ${slipped})?$`,
)

/** By which one takes a wish back in the same message. */
export const takenBack =
  /\b(?:wait|oops|sorry wrong|mistake|by accident|accidentally|error|never ?mind|just kidding|jk|lol|keep me|keep (?:texting|sending)|continue|dont mean|didnt mean|es broma|perdon|sigan|me equivoque)\b/

/** By which a wish holds for a time, a place or a case alone: it does not end all texts. */
export const partial =
  /\b(?:until|till|til|unless|except|if|while|before|after|during|between|when|whenever|so early|so late|this early|this late|too early|too late|late|early|\d ?(?:am|pm)|night|nights|weekend|weekends|sunday|sundays|saturday|work hours|at work|for now|for today|today|tonight|this week|right now im|so often|so much|so many|every day|hasta|a menos|excepto|salvo|si no|mientras|antes|despues|durante|entre|cuando|tan temprano|tan tarde|noche|noches|domingos?|fin de semana|en el trabajo|por ahora|por hoy|hoy|esta semana|tantos|tan seguido)\b/

/** What begins again is named: alone, 'continue' or 'start' may be said of the application. */
const begins = '(?:start|resume|restart|begin|continue|keep)'
const textsNamed = `${of}(?:texts|txts|texts? messages?|text msgs?|messages|msgs|sms|smss)`
const backIn = '(?:opt in|opt back in|resubscribe)'
const gets = '(?:start|resume|subscribe|get|receive|keep getting|keep receiving)'

export const startWishes: readonly RegExp[] = [
  `${asking}${begins} (?:texting|txting|messaging)(?: ${us})?(?: again)?`,
  `${asking}${begins} (?:sending|getting|receiving)(?: ${us})? ${textsNamed}(?: (?:to|with) ${us})?`,
  `${asking}${begins} sending(?: ${us})?`,
  `${asking}${begins}(?: with)? ${textsNamed}(?: (?:to|with) ${us})?`,
  `${asking}(?:text|message) ${us} again`,
  `${asking}(?:opt|subscribe|resubscribe) (?:me|us)(?: back)?(?: in| to)?(?: (?:to|the|your|for))*(?: ${textsNamed})?`,
  `${asking}(?:sign|add|put) (?:me|us)(?: back)?(?: in| up| on)?(?: (?:to|the|your|for))* ${textsNamed}(?: list)?`,
  `(?:(?:i|we) (?:want|would like|wish|need)|id like)(?: to)? (?:${backIn}(?: to ${textsNamed})?|${gets}(?: (?:to|receiving|getting))* ${textsNamed})(?: from you)?`,
  `you can (?:text|message) ${us}`,
  `unstop(?: ${us}| ${of}${thing})?`,
  `(?=.*\\b(?:mensajes?|textos?|sms|escrib\\w*|texte\\w*)\\b)(?:empiecen|empiece|vuelvan|vuelva|comiencen|sigan|siga|reanuden|continuen)(?: a)? (?:mand|envi|escrib|text|con los)\\w*(?: (?:me|nos|mensajes?|textos?|de texto|de nuevo|otra vez|los|sus))*`,
  `(?:pueden|puede) (?:mand|envi)ar(?:me|nos) (?:los |sus )?(?:mensajes?|textos?|sms)(?: de texto)?(?: de nuevo| otra vez)?`,
  `(?:si )?(?:quiero|quisiera|deseo|acepto) (?:volver a )?(?:recibir|seguir recibiendo|mas) (?:(?:sus|los) )?(?:mensajes?|textos?|sms)(?: (?:de texto|de nuevo|otra vez))*`,
  `(?:mand|envi)en(?:me|nos) (?:los )?(?:mensajes?|textos?|sms)(?: (?:de texto|de nuevo|otra vez))*`,
  `(?:re)?activ(?:en|e|a|ar|enme|eme)(?: (?:los|mis|sus))? (?:mensajes?|textos?|sms)(?: (?:de texto|de nuevo|otra vez))*`,
  `(?:suscrib|inscrib|reanud)\\w* (?:(?:los|mis|a) )*(?:mensajes?|textos?)(?: (?:de texto|de nuevo|otra vez))*`,
].map((text) => new RegExp(`^(?:${text})$`))
