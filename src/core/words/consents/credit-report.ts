// The text beside the box for a credit report, in a file of its own: a form that asks for it loads no other consent. `{brand}` is who asks.

export const creditReportConsent = {
  en: `You authorize {brand} to obtain a consumer credit report about you from one or more credit bureaus, for this application for business credit and for reviewing the account that may come of it (Fair Credit Reporting Act, 15 U.S.C. 1681b(a)(2)).

This authorization is yours alone and covers nobody else. Signing and applying do not depend on it: without it no report is asked for, and a person looks at what you told us.

You can take it back at any time by telling us; what was asked for before stays on record.`,
  es: `Usted autoriza a {brand} a obtener un informe de crédito del consumidor sobre usted de una o más agencias de crédito, para esta solicitud de crédito comercial y para revisar la cuenta que pueda resultar de ella (Ley de Informe Justo de Crédito, 15 U.S.C. 1681b(a)(2)).

Esta autorización es solo suya y no abarca a nadie más. Ni firmar ni solicitar dependen de ella: sin ella no se pide ningún informe, y una persona revisa lo que usted nos dijo.

Puede retirarla en cualquier momento avisándonos; lo que se pidió antes queda registrado.`,
} as const
