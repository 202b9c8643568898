// What may be a wish for no more texts without saying so plainly, and the ordinary uses of the same words that are none.

/** What a phone or an office says by itself; the last two are Apple's, while somebody drives or wants no notices. */
export const automatic =
  /\b(?:(?:automated|automatic|auto) ?(?:reply|response|message|responder)|out of (?:the )?office|(?:respuesta|mensaje) automatic[ao]|im driving with|im not receiving notifications)\b/

/** Everyday uses; what is left of a message without them is looked at. All in plain letters. */
export const ordinary: readonly RegExp[] = [
  // Not to stop.
  /\b(?:do not|dont|never|not|without|wont|didnt|did not|cant|please dont|nunca|no) (?:want (?:you )?to |mean to |wish to |ever )?(?:stop|quit|cancel|unsubscribe|opt out|opting out|remove me|paren?|dejen?|cancelen?)\b(?: (?:texting|sending|messaging|de mandar\w*|de enviar\w*|de escribir\w*))?/g,
  /\b(?:do not|dont|please dont) (?:hesitate|be afraid|worry|forget)\b.{0,30}/g,
  /\bno (?:dude|dudes|duden|olvide|olviden) en\b.{0,20}/g,
  // To stop by, a bus stop, a stop payment.
  /\b(?:can|could|will|ill|may|might|should|to|would|lets|i|we|me|just|gonna|going to) stop(?:ped|ping)? (?:by|in|over|at|there|off|through|into|and)\b/g,
  /\bstop(?:s|ped|ping)? (?:by|in|over|at|off|there|through|into)\b/g,
  /\b(?:bus|truck|pit|rest|full|door|last|next|first|one|every|non|short|whistle|train|traffic|back|gas|quick|short|a|the|this|that|my|our|each) ?stops?\b/g,
  /\bstop(?:s|ped)? (?:payments?|sign|loss|order|light|watch|gap|motion|work|working|loading|at|the bleeding)\b/g,
  // A shop, and a place on a route.
  /\bstop (?:and )?shop\b|\bstop \d{1,2} (?:is|was|has|will be)\b/g,
  /\b(?:nonstop|stopover|unstoppable|one stop shop|stopped)\b/g,
  /\b(?:it|app|page|site|link|bank|screen|form|website|upload|computer|phone|portal|machine|card|business|sales|work|rain|they|he|she|who|what|which|that|everything) (?:just |has |have |had |all )?(?:stop|stops|stopped|keeps stopping|quit|quits)\b/g,
  // Ends, and cancelled things that are no texts.
  /\b(?:the|at|by|till|until|to|in|on|week|month|year|year s|front|back|high|low|dead|both|either|your|my|our|their|other|this|that|these|far|tail|rear|loose|book)(?: the)? ?ends?\b/g,
  /\bends? (?:of|in|on|up|with|date|user|point|result|game|at|tomorrow|today|soon|this|next)\b/g,
  /\b(?:cancel|cancels|cancelled|canceled|cancelling|canceling|cancelar|cancele|cancelen|cancelo|cancelaron)\w* (?:(?:my|the|our|that|this|a|an|on|me|mi|la|el|una|un|su|nuestra|nuestro|their|his|her|tomorrows|todays|last|old|previous|other) )*(?:appointment|meeting|call|check|checks|cheque|order|payment|payments|wire|card|visit|trip|reservation|flight|contract|policy|insurance|lease|cita|reunion|pago|cheque|llamada|transferencia|orden|tarjeta|contrato|poliza|deuda|factura|membership|gym|account with|loan with|debt|invoice|transaction|ach|debit|direct deposit|event|class|shift|job|jobs|plan|visita|cuenta con|prestamo con|saldo|balance)\b/g,
  /\b(?:quit|quits|quitting|quite) (?:my|his|her|their|the|a|smoking|job|working|on us|on me|good|well|sure|a bit|yesterday|last|today)\b/g,
  /\b(?:i|he|she|they|we|who|employee|manager|accountant|bookkeeper|cook|driver|partner|guy) (?:just |has |had |already )?quit\b/g,
  // What is taken off, away or out, and no number of anybody's.
  /\b(?:remove|removed|delete|deleted|take off|erase|quitar|quite|quiten|borrar|borre|borren|eliminar|elimine|eliminen)(?! (?:my|our|mi|nuestra) (?:account|cuenta)\b)(?: (?:the|that|this|a|an|one|my|his|her|old|wrong|first|last|other|duplicate|el|la|los|las|un|una|mi|ese|esa|este|esta|primer|ultimo))* (?:file|files|document|documents|page|pages|photo|picture|statement|statements|password|lock|card|watermark|charge|charges|fee|fees|lien|partner|owner|upload|uploads|bank|account|entry|line|item|copy|archivo|documento|pagina|foto|estado|cargo|cuenta|socio|contrasena|co signer|cosigner|name|signer|hold|block|protection|snow|tree|equipment)\b/g,
  /\btake (?:me|us) (?:to|through|up|there|home|out|a|about|an|off (?:the )?(?:loan|account|title|lease|contract|hold))\b/g,
  // Texts, calls and messages that people tell of.
  /\b(?:i|we) (?:never|didnt|did not|dont|do not|havent|have not|cant|cannot|could not|couldnt|no longer|still dont|just) (?:get|got|receive|received|see|seen|saw|have|find|open|read|understand|know|think|remember|recall)\b.{0,60}/g,
  /\b(?:you|nobody|no one|they|he|she|someone|anybody|it) (?:never|didnt|did not|havent|have not|hasnt|dont|do not|doesnt|cant|wont|still havent)\b(?! have (?:my )?(?:permission|consent)).{0,60}/g,
  /\b(?:no|ya no|todavia no|aun no|nunca|nadie) (?:me|nos|le|les) (?:lleg|mand(?:o|aron|aste|an|a)|envi(?:o|aron|aste|an|a)|escrib(?:io|ieron|iste)|contact(?:o|aron)|llam(?:o|aron)|ha|han|aparec|sale|salio|funciona|dej(?:a|o)|dio|dieron|carg|abr|permit|acept)\w*\b.{0,40}/g,
  /\b(?:opt|opted|opting) (?:for|into|to)\b/g,
  /\b(?:para|alto|baja|fin|salir|pare|terminar|termin\w+) (?:de|del|la|el|los|las|que|mi|mis|nosotros|ustedes|usted|un|una|a|al|y|volumen|mas|esta|este|manana|hoy|mandar\w*|enviar\w*|subir\w*|ver|hacer|firmar|en|por|poder|con|su|sus|eso|entonces|cuando|tarde|the|costo|precio|interes|tasa|nivel|riesgo)\b/g,
  /\b(?:la|el|mas|muy|una|un|tan|mi|su|en|es|de|temporada|al|por|ese|este) (?:para|alto|alta|baja|bajo|fin|parada|final)\b/g,
  // Asked or told about stopping, and not told to.
  /\b(?:why|when|how come|how long|did|have|has|are|is|was|were)(?: did| do| does| have| are)? (?:you|u|they|it|yall|he|she|this|we)\b.{0,12}\b(?:stop\w*|end|ends|cancel\w*)\b.{0,24}/g,
  /\b(?:didnt|did not|dont|do not|never|not) (?:ask|asked|mean|meant|want|wanted|tell|told|say|said|intend|trying)\b.{0,24}\b(?:stop|unsubscribe|opt out|cancel)\b/g,
  /\b(?:nothing|cant|cannot|nobody|no one|wont|couldnt) (?:can |could |will )?stop\b.{0,10}/g,
  // What somebody else said or does.
  /\b(?:he|she|they|you|yall|lady|woman|guy|man|rep|agent|bank|bookkeeper|accountant|somebody|someone|person|girl|el|ella|senora|senor|banco|contador|contadora)\b(?: \w+){0,3} (?:said|says|told (?:me|us|him|her)|asked (?:me|us)|dijo|dijeron)(?: (?:to|that i should|que|i should|we should))? (?:stop|quit|cancel|end|pare|parara|dejara)\b.{0,40}/g,
  /\b(?:customers?|clients?|members?|subscribers?|users|students|patients|tenants|clientes|miembros|suscriptores)\b.{0,30}\b(?:unsubscribe|cancel|cancelan|opt out|quit|stop)\w*\b.{0,20}/g,
  /\b(?:to|in|into|inside|not|my|your|the|from|a|en|al|de)(?: (?:the|my|your|el|la))? (?:spam|junk)(?: (?:folder|box|mail|filter))?\b(?! (?:me|list|text\w*|messag\w*))/g,
  // No more, no less, of something else; and something else that is not to be sent.
  /\bno more (?!(?:\w+ ){1,3}(?:texts|txts|messages|sms|msgs|alerts)\b|calls?\b|e ?mails?\b|text|txt|message|sms|msg|contact|alert|of (?:this|these|your)|please|pls|thanks|thank|$)\w+/g,
  /\bno mas (?!(?:\w+ ){1,3}(?:mensajes|textos|sms)\b|llamada|correo|mensaje|texto|sms|por favor|gracias|$)\w+/g,
  /\b(?:do not|dont|never|no need to|no) (?:send|mail|wire|deposit|fund|pay) (?!me\b|us\b|any\b|more\b|text|txt|message|sms|anything|this)\w+.{0,40}/g,
  /\b(?:do not|dont) (?:reply|respond|write|text|call)(?: back)? (?:to (?:this|the)|and drive|while)\b.{0,30}/g,
  /\b(?:unsubscribe\w*|unsubscribing|opt(?:ed|ing)? out) (?:from|of) (?!(?:your |these |this |that |all |of |the |any |receiving |getting )*(?:(?:text|txt|message|msg|sms|alert|list|notif|you)\w*\b|(?:it|this|that|these|those|here|everything|all)\b(?: (?:please|pls|now|and|or|thanks|thank)\b|$)))\w+.{0,24}/g,
  new RegExp(`${automatic.source}.*`, 'g'),
]

/** A reaction of a phone, which repeats the message that it is about: 'Liked “...”', '👎 to “...”'. */
export const reaction =
  /^\s*(?:(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|removed an? .{1,30} from|reacted .{1,24} (?:to|with)|\p{Extended_Pictographic}\S{0,6} to|(?:a .{1,30} )?(?:le|te|me) (?:gusta|gust[oó]|encant[aoó]|encanta)|no (?:le|me) gust[oóa]\w*|se ri[oó] de|enfatiz[oó]|destac[oó]|cuestion[oó]|reaccion[oó] .{0,24}|quit[oó] un .{1,30} (?:de|a))\s*[“"«„])/iu

/** Only signs that say no. */
export const bareSigns =
  /^[\s!.]*(?:[\u{1F6D1}\u{1F6AB}\u{1F595}\u{270B}\u{1F645}\u{274C}\u{26D4}\u{1F590}\u{1F44E}][\u{FE0F}\u{200D}\u2640\u2642\u{1F3FB}-\u{1F3FF}\s!.]*)+(?:ya|stop|no)?[\s!.]*$/iu

/** One word that is nearly 'stop', or a bare no or goodbye; after a question of ours it is an answer. */
export const likeStop =
  /^(?:stpo|stp|sotp|st0p|tsop|sto|stip|stpp|shop|stoop|top|stob|spot|stopit|stops|stopped|stopping|no|nope|nah|na|non|nel|no thanks?|no thank you|no ty|not now|no way|done|im done|i am done|bye|bye bye|goodbye|good bye|exit|leave|out|im out|i am out|enough|the end|end of story|i quit|delete|block|blocked|para|fin|salir|terminar|terminado|anular|suficiente|adios|chao|pass|hard pass|ill pass|i pass|i will pass|paso|forget it|forget about it|just forget it|never mind|nevermind|nvm|im good|i am good|im good thanks|count me out|no need|quitar|quita|quite|quiten|saque|saquen|saca|borre|borren|borra|elimine|eliminen|elimina|no autorizo|ya estuvo|ya estuvo bueno|ya fue|olvidelo|olvidalo|olvidenlo|dejalo|dejelo|dejenlo|ni modo|ya no|ya|no gracias|ahora no|no por ahora|ahora no gracias|nada|nunca|jamas|cancela|cancele|cancelen|borrar|stop it|stop lol|end this|cancel this|cancel it|end it|por favor para)$/

/** Texts are welcome, whatever else is not: 'do not call, text is fine'. */
export const wantsTexts =
  /(?<!\b(?:do not|dont|never|not|no|stop) )\b(?:text|texts|texting|message|messages|sms)(?: me| us)? (?:(?:is|are|works?) (?:still )?(?:fine|ok|okay|good|better|best|great|perfect)|instead)\b|\b(?:text|message) me instead\b|\b(?:rather|better|prefer|just|only|please|can you|you can) (?:by |a |to )?(?:text|texts|texting|message)(?: me)?(?: (?:please|instead|only|it))?$|\b(?:mejor|prefiero|solo) (?:por |un )?(?:texto|mensaje|mensajes)\b/

/** What is left of a wish: it may be meant, or be said of something else. */
export const maybeStops: readonly RegExp[] = [
  /\bstop(?:ping)?\b(?= (?:it|this|that|these|those|all|now|please|pls|me|us|everything|txt\w*|text\w*|messag\w*|msg\w*|sms|send\w*|contact\w*|call\w*|bother\w*|harass\w*|spam\w*|blow\w*|notif\w*|alert\w*|writ\w*|e?mail\w*|reach\w*|with|your|the (?:text|message|sms|spam|alert|notif|application|process)\w*|for (?:this|now|a while|today|me)|\d+ of)\b|$| \|)/,
  /\b(?:stopall|unsubscribe\w*|unsubscribing|unsub|opt ?out|opting out|opted out|opt (?:me|us) out)\b/,
  /\b(?:cease|discontinue|block(?:ing|ed)? (?:you|this)|report(?:ing|ed)? (?:you|this)|spam|scam|scammers?|harass\w*|lawyer|attorney|sue (?:you|yall)|illegal|ftc|fcc|tcpa|do not call list|dnc)\b/,
  /^(?:please |pls |i want to |id like to |i would like to |we want to |just |ok )*(?:cancel|revoke|withdraw|end|quit)\b(?: (?:it|this|all|everything|that|me|now|please|my (?:consent|permission|application|request|loan|info\w*|account|file)|the (?:application|request|whole thing|process|loan)|these|texts?|messages?|service))*(?:$| \|)/,
  /\b(?:close|withdraw|cancel|delete|remove|erase|wipe) (?:all )?(?:of )?(?:my|the|our) (?:file|application|request|info\w*|data|account|profile)\b/,
  /\b(?:borr|elimin|cerr|cierr|cancel)\w* (?:toda )?(?:mi|nuestra|mis) (?:cuenta|informacion|perfil|solicitud|datos)\b/,
  /\b(?:consent|permission)\b.{0,20}\b(?:revoked?|withdrawn?)\b/,
  /\b(?:cancel|revoke|withdraw|end|pause|limit|reduce|less|fewer|too many|so many|all these|tired of|sick of|enough (?:of|with)|annoying|annoyed|mute|turn off|you (?:guys |people )?keep)\b.{0,30}\b(?:texts?|texting|messages?|messaging|sms|alerts?|notif\w*|subscription|consent|permission|contact\w*|bother\w*)\b/,
  /\b(?:do not|dont|dnt|never|no longer|not to|no more|no need to|not want|shouldnt|should not)\b.{0,24}\b(?:text|texts|texting|txt|message|messages|messaging|contact|contacting|contacted|bother|bothering|send|sending|sms|reach out|hear from|write|calling|call|emails?|this)\b/,
  /\b(?:remove|delete|erase)\b.{0,20}\b(?:me|my (?:phone |cell )?number|my info\w*|my data|this number|off|list|database)\b/,
  // 'Take my number' gives one.
  /\b(?:take|drop)\b.{0,20}\b(?:off|(?:from|out of) .{0,12}(?:list|database))\b|\bdrop (?:me|us|(?:my|this) number)\b/,
  /\b(?:leave (?:me|us) (?:alone|out)|lose (?:my|this) number|wrong (?:number|person|guy)|go away|f off|fuck off|fuck you|piss off|get lost|shut up|not interested|no interest|no thanks|no thank you|not anymore|no longer interested|changed my mind|who is this|who s this|whos this|new (?:phone )?number|not (?:him|her|my number|the owner)|done with (?:you|this)|found (?:another|other)|went with (?:another|somebody|someone)|funded elsewhere|already (?:got |been )?funded|got funded already|dont need (?:the|your|any|a|this)? ?(?:money|loan|funding|funds))\b/,
  /\b(?:never|didnt|did not|havent|have not) (?:applied|apply|sign(?:ed)? up|ask(?:ed)? for|request\w*|subscrib\w*|agreed?|consent\w*|gave you|give you)\b/,
  /\b(?:got|found|have|took|getting|received|went)\b.{0,24}\b(?:elsewhere|somewhere else|(?:with|from|through) (?:another|a different) (?:lender|company|bank|place|funder))\b/,
  /\b(?:consegui|encontre|obtuve|tome|saque|conseguimos|encontramos|obtuvimos)\b.{0,24}\b(?:otro lado|otra parte|otro lugar|otro banco|otra compania|otra empresa|otro prestamista)\b/,
  // Another's telephone.
  /\b(?:(?:this|that) is|its|it is|thats) (?:now )?(?:my|his|her|their) (?:moms?|mothers?|dads?|fathers?|sons?|daughters?|wifes?|wives|husbands?|brothers?|sisters?|ex\w*|boss\w*|friends?|kids?|grandmas?|grandpas?|aunts?|uncles?|neighbors?) (?:old |new |cell |personal )?(?:phone|number|cell|cellphone)\b/,
  /\b(?:este|esta|el) (?:telefono|numero|celular|linea)(?: ya)?(?: no)? es de (?:mi|otra|otro|su|una|un|el|ella)\b/,
  /\b(?:he|she|el|ella)\b.{0,12}\b(?:passed away|has died|is deceased|fallecio|murio)\b/,
  /\b(?:(?:se )?equivoc(?:o|aron|aste) de (?:persona|numero|telefono)|persona equivocada)\b/,
  /\b(?:como|how (?:do|can|would|to)(?: i| we| you)?) (?:cancelo|cancelar|quito|quitar|paro|parar|detengo|detener|dejo de|stop|cancel|end|get off|turn off|get out of)\b(?: (?:receiving|getting|recibir))?(?: (?:this|these|it|them|that|all this|esto|estos|eso|estos mensajes|los mensajes|mensajes|the texts?|texts?|the messages?|messages?|la suscripcion))*(?:$| \|)/,
  /\b(?:who|how|where|quien|como|de donde)\b.{0,16}\b(?:gave|give|got|get|dio|dieron|sacaron|tienen|consiguieron|obtuvieron)\b.{0,10}\b(?:my|mi|this|our|el|este) (?:number|numero|cell|phone|telefono|celular)\b/,
  /\b(?:only e ?mail|e ?mail only|prefer (?:an? )?e ?mails?|e ?mail me (?:instead|from now on|only)|(?:mejor|solo|prefiero)(?: el| por)* correo|por correo (?:mejor|nada mas|solamente)|como me salgo|quiero salir\w*)\b/,
  /\b(?:ya )?no (?:me|nos)\b.{0,12}\b(?:mand\w*|envi\w*|escrib\w*|contact\w*|molest\w*|text\w*|llam\w*|interesa\w*|convien\w*|busq\w*)\b/,
  /\b(?:ya no|no)\b.{0,12}\b(?:quiero|deseo|queremos|necesito|interesad[oa]|estoy interesad\w*|soy yo|es mi numero|pedi|solicite|aplique|me inscribi|me registre|autorice)\b/,
  /\b(?:dej(?:a|e|en|ame|eme|enme)|par(?:en|e)|bast(?:a|en)|deteng\w*|suspend\w*|cancel(?:a|e|en|ar|o)|anul\w+|revo(?:co|car|quen))\b.{0,24}\b(?:mensajes?|textos?|sms|mand\w*|envi\w*|escrib\w*|molest\w*|todo|contact\w*|llam\w*|suscripcion|solicitud|permiso|consentimiento)\b/,
  /\b(?:quit|borr|elimin|saqu|sac)(?:a|e|en|an|ar)(?:me|nos)?\b.{0,20}\b(?:numero|telefono|lista|datos|celular|base)\b/,
  /\b(?:quitenme|borrenme|eliminenme|saquenme|quiteme|borreme|elimineme|saqueme|darme de baja|(?:numero|telefono) equivocado|equivocad[oa] de numero|no soy|quien es|quienes son|demandar|abogado|acoso|estafa|fastidi\w*|hart[oa] de|cansad[oa] de|demasiados|tantos mensajes|bloque(?:o|ar|are)|denunci\w*)\b/,
  /^(?:ya )?no (?:llam|mand|envi)(?:e|en|es|ar)\b(?:$|.{0,30}\b(?:mensajes|textos|sms)\b)/,
  /^(?:i|we) (?:do not|dont|no longer) (?:need|like)(?: (?:the|your|any|all|of|more|these|those))* (?:anything|things|stuff|this|these|those|them|offers)\b/,
  /^(?:basta|alto|ya basta|paren|parenle|no mas|no more|baja)\b/,
]
