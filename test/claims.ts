// What the sentences of the applicant's side claim, and the fact without which none of them may stand on a screen or in a mail.
// A sentence that begins to make such a claim fails `true-screens.test.tsx` until it stands here with its fact.
import { existsSync, readdirSync } from 'node:fs'
import type { Language } from '#core/words/words.ts'

/** Facts of an application at a moment; the test works them out from rows and answers. */
export type Fact =
  /** Somebody of ours is assigned, by name. */
  | 'managed'
  /** Nothing at all is to be done by the applicant: not asked for, offered, or to be signed. */
  | 'idle'
  /** What was typed has reached the server. */
  | 'saved'
  | 'choice-saved'
  /** A message with it was written to the contact. */
  | 'mailed'
  | 'signed-by-owner'
  | 'signed-by-all'
  /** The operator's books say so. */
  | 'money-sent'
  /** It is a promise of the privacy notice, for everybody. */
  | 'policy'
  /** It says so of one thing, page or link alone, or as a condition; true wherever that stands. */
  | 'of-this-thing'
  /** A text of the law, of a contract or a consent: approved as a whole (TEXTS_APPROVED). */
  | 'approved-text'

interface Claim {
  readonly name: string
  readonly en: RegExp
  readonly es: RegExp
  /** By 'folder of words/key'. */
  readonly keys: Readonly<Record<string, Fact>>
}

export const claims: readonly Claim[] = [
  {
    name: 'that somebody looks after the application',
    en: /\byour account manager\b/iu,
    es: /(?<!\p{L})su (gerente|ejecutivo) de cuenta/iu,
    keys: { 'portal/manager': 'managed' },
  },
  {
    name: 'that nothing is to be done',
    en: /\bnothing (more |left |else )?(for you |you )?(to do|to connect|need do)|need(n['’]t| not) do anything|(don['’]t|do not) (need|have) to do anything|there(['’]s| is) nothing( more| for you)? (to do|you)|nothing is (missing|asked)|you need do nothing|don['’]t need any documents/iu,
    es: /no (tiene|necesita) (que )?hacer nada|no hay nada (que hacer|más)|no (le )?falta (conectar )?nada|no (se le )?(pide|pedimos) nada|nada que hacer|no hace falta que haga nada/iu,
    keys: {
      'offering/next.nothing': 'idle',
      'portal/askedNone': 'idle',
      'bank-visit/alreadyText': 'of-this-thing',
      'bank-visit/successText': 'of-this-thing',
      'confirm-address/doneText': 'of-this-thing',
      'incomplete-finish/contact': 'of-this-thing',
      'incomplete-finish/nothingTitle': 'of-this-thing',
      'incomplete-finish/nothing': 'of-this-thing',
      'messages/contact-changed.text': 'of-this-thing',
      'messages/signer-changed.text': 'of-this-thing',
      'messages/portal-code.text': 'of-this-thing',
      'messages/sign-code.text': 'of-this-thing',
      'messages/incomplete-notice.text': 'of-this-thing',
      'offering/next.declined': 'of-this-thing',
      'offering/next.declined.post': 'of-this-thing',
      'offering/next.not-qualified': 'of-this-thing',
      'offering/next.not-qualified.post': 'of-this-thing',
      'portal/lookText': 'of-this-thing',
      'portal/personText': 'of-this-thing',
      'sign/onPaperAsked': 'of-this-thing',
      'statements-found/mentioned': 'of-this-thing',
      'statements-found/twice': 'of-this-thing',
      'todo/lookText': 'of-this-thing',
      'todo/personText': 'of-this-thing',
      'todo/doneTitle': 'of-this-thing',
      'uploads/lookedAt': 'of-this-thing',
      'upload-documents/doneText': 'of-this-thing',
      'upload-documents/noneTitle': 'of-this-thing',
    },
  },
  {
    name: 'that answers or a choice are saved',
    en: /\b(answers|choice) (are|is) saved\b|^saved$/i,
    es: /\b(respuestas|elección) (están|está|quedan|queda) guardadas?\b|^guardado$|guardamos su elección/i,
    keys: {
      'apply-notes/exitSaved': 'saved',
      'frame/saved': 'saved',
      'messages/continue-link.text': 'saved',
      'offering/next.account': 'choice-saved',
      'offering/next.account.portal': 'choice-saved',
      'offers/done.choice-saved': 'choice-saved',
      'offers/savedTitle': 'choice-saved',
    },
  },
  {
    name: 'that something was sent, or is on its way',
    en: /\bwe ((have )?(sent|emailed|texted) you)\b|\bwe['’]re (also )?(sending|texting)\b|\b(is|are) on (its|their) way\b|\bin (your|the|our) (e-?mail|message to you)\b|\bthat brought you here\b/iu,
    es: /(?<!\p{L})(le enviamos|le mandamos|(le )?estamos enviando|(va|está) en camino|(en|de) su correo|el correo con el que llegó)(?!\p{L})/iu,
    keys: {
      'affiliate/contractLede': 'mailed',
      'apply-legacy/finishBank': 'mailed',
      'apply-notes/visitingText': 'mailed',
      'apply-notes/linkSentTitle': 'mailed',
      'apply-notes/linkSentText': 'mailed',
      'apply-notes/renewedText': 'mailed',
      'apply-notes/renewedStepText': 'mailed',
      'incomplete-finish/statements': 'mailed',
      'incomplete-finish/signature': 'mailed',
      'incomplete-finish/nothingButSent': 'mailed',
      'messages/declined.sms': 'mailed',
      'messages/incomplete-notice.sms': 'mailed',
      'offering/next.contract-out': 'mailed',
      'offering/next.declined.sent': 'mailed',
      'offering/next.declined.sent.portal': 'mailed',
      'offering/next.not-qualified.sent': 'mailed',
      'offering/next.not-qualified.sent.portal': 'mailed',
      'offers/stepSignText': 'mailed',
      'paper-notice/counterOffer': 'mailed',
      'portal/codeSent.email': 'mailed',
      'portal/codeSent.sms': 'mailed',
      'portal/logOutEverywhereText': 'mailed',
      'refusals/link-renewed': 'mailed',
      'refusals/session-needed': 'mailed',
      'refusals/signup-needed': 'mailed',
      'renewal/offersText': 'mailed',
      'sign/codeOwn': 'mailed',
      'sign/codeSent': 'mailed',
      'sign/otherLanguage': 'mailed',
      'sign/newNone': 'mailed',
      'uploads/askedByLink': 'mailed',
      'offers/elsewhereText': 'mailed',
      'contact-questions/emailWhy': 'of-this-thing',
      'portal/loginLede': 'of-this-thing',
      'consents/eSign': 'approved-text',
    },
  },
  {
    name: 'that somebody has signed',
    en: /\b(you have|you['’]ve|every(body|one) has|all have|contract is|agreement is|everything is) signed\b|\bsigned by (all|every(body|one))\b|\bthe terms (that )?you signed\b/iu,
    es: /(?<!\p{L})(usted (ya )?firmó|tod[ao]s (las personas )?(ya )?(han firmado|hayan firmado|firmaron)|firmado por tod[ao]s|(contrato|todo) está firmado|condiciones que (usted )?firmó)(?!\p{L})/iu,
    keys: {
      'offering/next.others': 'signed-by-owner',
      'offers/stepOthersText': 'signed-by-owner',
      'portal/stage.others': 'signed-by-owner',
      'portal/paper.contract-others': 'signed-by-owner',
      'sign/signedTitle': 'signed-by-owner',
      'sign/newSigned': 'signed-by-owner',
      'messages/signed-copy-link.text': 'signed-by-all',
      'messages/signed-copy-link.sms': 'signed-by-all',
      'offering/next.contract-signed': 'signed-by-all',
      'offering/next.money-due': 'signed-by-all',
      'offering/next.money-sent': 'signed-by-all',
      'offers/signedTitle': 'signed-by-all',
      'offers/ledeSigned': 'signed-by-all',
      'portal/stage.contract-signed': 'signed-by-all',
      'portal/paper.contract-signed': 'signed-by-all',
      'sign/codeCopyLede': 'signed-by-all',
      'sign/sealingTitle': 'signed-by-all',
      'sign/finishedTitle': 'signed-by-all',
      'sign/sealReason': 'signed-by-all',
      'sign/sealReasonByOurClock': 'signed-by-all',
      'sign/checkSigned': 'signed-by-all',
      'messages/affiliate-welcome.text': 'signed-by-all',
      'messages/offer-chosen.text': 'of-this-thing',
      'offers/onceSigned': 'of-this-thing',
      'paper-funding-agreement/copy': 'approved-text',
      'paper-funding-agreement/loanNotYet': 'approved-text',
      'paper-funding-agreement/signBy': 'approved-text',
    },
  },
  {
    name: 'that the money was sent',
    en: /\bmoney (was|has been) sent\b|\bwe sent the money\b/iu,
    es: /dinero (ya )?se envió|ya enviamos el dinero/iu,
    keys: { 'offering/next.money-sent': 'money-sent', 'offers/moneySent': 'money-sent' },
  },
  {
    name: 'that data is not sold or shared',
    en: /\b(never|not|nothing (is|was)) (be )?(sell|sold|shared|passed on)\b/iu,
    es: /(?<!\p{L})(nunca|no) (lo |los |las |se )?(vend|compart)|nada se (vende|comparte)/iu,
    keys: {
      'apply/nextNote': 'policy',
      'bank-link/whoText': 'policy',
      'consents/privacy': 'approved-text',
      'paper-affiliate-agreement/data': 'approved-text',
      'bank-link/why.cancelled': 'of-this-thing',
      'bank-link/why.not-begun': 'of-this-thing',
    },
  },
]

/** What is read by staff, operators and testers alone. */
const notApplicants = new Set([
  ...['credit', 'demo', 'doc-generator', 'lines', 'list-search', 'offer-tool', 'read-only', 'setup'],
  ...['shared-file', 'staff', 'staff-notices', 'staging', 'statement-analysis', 'statement-readings'],
  ...['underwriting', 'work', 'paper-credit-report', 'paper-decision-memo'],
])

/** Every sentence of the applicant's side, by 'folder/key'. */
export async function sentences(language: Language): Promise<ReadonlyMap<string, string>> {
  const folder = new URL('../src/core/words/', import.meta.url)
  const found = new Map<string, string>()
  for (const name of readdirSync(folder)) {
    if (notApplicants.has(name) || !existsSync(new URL(`${name}/${language}.ts`, folder))) continue
    const words = (await import(`../src/core/words/${name}/${language}.ts`)) as Record<Language, object>
    for (const [key, text] of Object.entries(words[language]))
      if (typeof text === 'string') found.set(`${name}/${key}`, text)
  }
  return found
}
