// The paper as it was signed: signatures in their places, and the audit page at its end. Pure: the same facts are the same paper.
import { initialsOf } from '#core/domain/envelope.ts'
import type { SignedHow } from '#core/fields/signature.ts'
import { roleAt, type Block, type Fact, type Paper } from '#core/paper/paper.ts'
import { isolated, NOT_KNOWN, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'

type Words = Readonly<Record<keyof typeof en, string>>

export interface AuditedSigner {
  readonly place: string
  readonly name: string
  readonly role: string
  readonly how: SignedHow
  /** Drawn lines, base64 of a PNG, or the typed name. */
  readonly image: string
  /** ISO date (of New York). */
  readonly signedOn: string
  readonly course: SignerCourse
  readonly consentVersion: string
  /** The sample was shown in the signer's browser, or its code typed; null in consents from before it was kept. */
  readonly consentBy: 'shown' | 'code' | null
  readonly seenHash: string
  /** How the browser was known to be the signer's; null in signatures from before it was asked. */
  readonly proof: { readonly by: 'code' | 'portal'; readonly at: string | null } | null
  /** The others who signed in the same browser: names, or initials in a copy for somebody else. */
  readonly sharedWith: readonly string[]
  /** The typed name is written otherwise, and the signer said that it is theirs. */
  readonly variant: boolean
  /** Null in a copy for somebody else: nobody gets another's addresses. */
  readonly from: { readonly ip: string; readonly browser: string; readonly email: string } | null
}

/** ISO times; null = not known, as in what was signed before it was kept. */
interface SignerCourse {
  readonly sent: string | null
  readonly opened: string | null
  readonly sampleShown: string | null
  readonly consented: string
  readonly viewed: string | null
  readonly signed: string
}

interface Audit {
  readonly paperHash: string
  readonly envelope: string
  /** Who seals. */
  readonly sealer: string
  readonly signers: readonly AuditedSigner[]
}

/** What is null in a copy is left out, not shown as unknown. */
export function signedPaper(paper: Paper, audit: Audit): Paper {
  const t: Words = pick({ en, es }, paper.language)
  const signed = paper.blocks.map((block): Block => {
    const signer = block.block === 'signature' && audit.signers.find(({ place }) => place === block.place)
    if (!signer) return block
    const drawn = signer.how === 'drawn'
    return {
      ...block,
      signed: {
        picture: drawn ? signer.image : null,
        text: drawn ? fill(t.drawnBy, { name: isolated(signer.name) }) : signer.image,
        on: signer.signedOn,
      },
    }
  })
  const blocks: Block[] = [
    ...signed,
    { block: 'page-break' },
    { block: 'heading', level: 2, text: t.auditTitle },
    { block: 'paragraph', text: fill(t.auditLede, { sealer: isolated(audit.sealer) }) },
    { block: 'facts', items: [text(t.auditEnvelope, audit.envelope), text(t.auditHash, audit.paperHash)] },
  ]
  for (const signer of audit.signers)
    blocks.push(
      { block: 'heading', level: 3, text: signer.from ? signer.name : initialsOf(signer.name) },
      { block: 'facts', items: partOf(signer, paper, t) },
    )
  return { ...paper, blocks }
}

const text = (label: string, value: string): Fact => ({ label, as: 'text', value })

/** By whom and as what, what came when, and by what each is known. */
function partOf(signer: AuditedSigner, paper: Paper, t: Words): Fact[] {
  const { course, proof, from } = signer
  const at = (moment: string) => shownMoment(moment, paper.language)
  const when = (label: string, moment: string | null) => (moment ? [text(label, at(moment))] : [])
  const role = roleAt(paper, signer.place) || signer.role
  return [
    ...(role ? [text(t.auditRole, role)] : []),
    ...when(t.auditSent, course.sent),
    ...when(t.auditOpened, course.opened),
    ...(proof
      ? [
          text(
            t.auditProof,
            proof.by === 'code'
              ? fill(t.auditProofCode, { at: proof.at ? at(proof.at) : NOT_KNOWN })
              : t.auditProofPortal,
          ),
        ]
      : []),
    text(
      t.auditConsent,
      fill(t.auditConsentText, { at: at(course.consented), version: signer.consentVersion }),
    ),
    ...sampleOf(signer, at, t),
    ...when(t.auditViewed, course.viewed),
    text(t.auditSigned, at(course.signed)),
    text(t.auditHow, t[signer.how]),
    ...(signer.variant && from
      ? [
          text(
            t.auditVariant,
            fill(t.auditVariantText, { typed: isolated(signer.image), name: isolated(signer.name) }),
          ),
        ]
      : []),
    ...(signer.sharedWith.length
      ? [text(t.auditShared, fill(t.auditSharedWith, { names: signer.sharedWith.map(isolated).join(', ') }))]
      : []),
    text(t.auditSeen, signer.seenHash),
    ...(from
      ? [
          ...(from.email ? [text(t.auditEmail, from.email)] : []),
          text(t.auditIp, from.ip),
          text(t.auditBrowser, from.browser),
        ]
      : []),
  ]
}

/** How the consent showed that the signer can read what is sent (15 USC 7001(c)(1)(C)(ii)). */
function sampleOf({ consentBy, course }: AuditedSigner, at: (moment: string) => string, t: Words): Fact[] {
  if (!consentBy) return []
  const shown = consentBy === 'shown' && course.sampleShown
  return [text(t.auditSample, shown ? fill(t.auditSampleShown, { at: at(shown) }) : t.auditSampleCode)]
}

/** 'Nov 16, 2026, 10:00 AM ET (2026-11-16 15:00:07 UTC)'. */
const shownMoment = (moment: string, language: Language): string =>
  `${shownValue('moment', moment, language)} (${moment.slice(0, 19).replace('T', ' ')} UTC)`
