// The paper as it was signed: signatures in their places, and the audit page at its end. Pure: the same facts are the same paper.
import { initialsOf } from '#core/domain/envelope.ts'
import type { SignedHow } from '#core/fields/signature.ts'
import type { Block, Fact, Paper } from '#core/paper/paper.ts'
import { isolated } from '#core/paper/shown.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { fill, pick } from '#core/words/words.ts'

export interface AuditedSigner {
  readonly place: string
  readonly name: string
  readonly role: string
  readonly how: SignedHow
  /** base64 of a PNG, or the typed name. */
  readonly image: string
  /** ISO dates (of New York) and times. */
  readonly signedOn: string
  readonly signedAt: string
  readonly consentAt: string
  readonly consentVersion: string
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

interface Audit {
  readonly paperHash: string
  readonly envelope: string
  /** Who seals. */
  readonly sealer: string
  readonly signers: readonly AuditedSigner[]
}

/** What is null in a copy is left out, not shown as unknown. */
export function signedPaper(paper: Paper, audit: Audit): Paper {
  const t = pick({ en, es }, paper.language)
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
  const text = (label: string, value: string): Fact => ({ label, as: 'text', value })
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
      {
        block: 'facts',
        items: [
          ...(signer.role ? [text(t.auditRole, signer.role)] : []),
          text(t.auditHow, t[signer.how]),
          ...(signer.variant && signer.from
            ? [
                text(
                  t.auditVariant,
                  fill(t.auditVariantText, { typed: isolated(signer.image), name: isolated(signer.name) }),
                ),
              ]
            : []),
          ...(signer.proof
            ? [
                text(
                  t.auditProof,
                  signer.proof.by === 'code'
                    ? fill(t.auditProofCode, { at: signer.proof.at ?? '' })
                    : t.auditProofPortal,
                ),
              ]
            : []),
          ...(signer.sharedWith.length
            ? [
                text(
                  t.auditShared,
                  fill(t.auditSharedWith, { names: signer.sharedWith.map(isolated).join(', ') }),
                ),
              ]
            : []),
          text(t.auditSigned, signer.signedAt),
          text(t.auditConsent, `${signer.consentVersion} (${signer.consentAt})`),
          text(t.auditSeen, signer.seenHash),
          ...(signer.from
            ? [
                ...(signer.from.email ? [text(t.auditEmail, signer.from.email)] : []),
                text(t.auditIp, signer.from.ip),
                text(t.auditBrowser, signer.from.browser),
              ]
            : []),
        ],
      },
    )
  return { ...paper, blocks }
}
