// What a signer agrees to before a paper is shown to them; they may have no application. `{paper}` is a kind of contract, `{brand}` whose it is.

export const eSignSignerConsent = {
  en: `Please read this before you agree. It tells you how we give you this {paper} electronically and which rights you have.

## What it covers
It covers this {paper} and what belongs to it: its disclosures and schedules, notices about it, your signed copy, and messages about it between you and {brand}. It covers nothing else.

## Paper instead
You may have all of it on paper. Ask for it on this page, or later at any time; the first copy is free of charge. You do not have to sign electronically, and nothing is binding before you sign.

## Changing your mind
You may withdraw this consent at any time by writing to us or by telling us by email or telephone. There is no fee. From then on we send paper, which takes longer; what was signed electronically before stays valid.

## Keeping us up to date
Tell us when your email address, telephone number or postal address changes, by email, by telephone or by answering one of our messages.

## What you need
A device with internet access and a current web browser; software that opens PDF files; an email account that you can reach; and storage or a printer if you want to keep copies. If these needs change in a way that could keep you from opening our documents, we tell you and you may withdraw without a fee.

## Your consent
By agreeing you confirm that you could read the sample, that you can open and keep electronic documents on the device in front of you, and that your electronic signature counts like one on paper.`,
  es: `Lea esto antes de aceptar. Explica cómo le entregamos este {paper} por medios electrónicos y qué derechos tiene.

## Qué abarca
Abarca este {paper} y lo que forma parte de él: sus divulgaciones y calendarios, los avisos sobre él, su copia firmada y los mensajes sobre él entre usted y {brand}. No abarca nada más.

## En papel, si lo prefiere
Puede recibir todo en papel. Pídalo en esta página, o después, cuando quiera; la primera copia no tiene costo. No está obligado a firmar por medios electrónicos, y no se compromete a nada antes de firmar.

## Cambiar de opinión
Puede retirar este consentimiento en cualquier momento, por escrito, por correo electrónico o por teléfono. No tiene costo. Desde entonces le enviamos papel, lo que tarda más; lo firmado antes por medios electrónicos sigue siendo válido.

## Mantener sus datos al día
Avísenos si cambia su correo electrónico, su teléfono o su dirección postal, por correo electrónico, por teléfono o respondiendo a uno de nuestros mensajes.

## Lo que necesita
Un dispositivo con acceso a internet y un navegador actual; un programa que abra archivos PDF; una cuenta de correo electrónico a la que tenga acceso; y espacio o una impresora si quiere guardar copias. Si estos requisitos cambian de modo que usted ya no pueda abrir nuestros documentos, le avisaremos y podrá retirar su consentimiento sin costo.

## Su consentimiento
Al aceptar confirma que pudo leer la muestra, que puede abrir y guardar documentos electrónicos en este dispositivo y que su firma electrónica vale igual que una firma en papel.`,
} as const
