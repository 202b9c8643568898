// The demo's guide and inbox: every working link and login, and every message that was sent.
import { links, type LinkPurpose } from '#core/domain/links.ts'
import { fill } from '#core/words/words.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { demoCodeNow, demoGuide, demoInbox } from '#features/demo/contract.ts'
import { codeAt } from '#features/staff/login/second-factor.server.ts'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import { demoOnly } from '#platform/http/takes.ts'
import { demoCode, personas } from '#simulators/bank-world/personas.ts'
import type { DemoNotes } from './seed.ts'
import type { Simulators } from './simulators.ts'

interface DemoFlow {
  readonly id: string
  readonly en: string
  readonly es: string
  readonly path: (notes: DemoNotes) => string | undefined
}

/** A flow that is opened by a link of its purpose. */
const byLink = (purpose: LinkPurpose, en: string, es: string, id: string = purpose): DemoFlow => ({
  id,
  en,
  es,
  path: ({ links: codes }) => codes[purpose] && links[purpose].path(codes[purpose]),
})

/** A paper of the document generator: its sample is the end of its address. */
const paperFlow = (id: string, en: string, es: string): DemoFlow => ({
  id,
  en,
  es,
  path: ({ links: addresses }) => addresses[id] && links.paper.path(addresses[id]),
})

export const flows: readonly DemoFlow[] = [
  { id: 'apply', en: 'Apply for funding', es: 'Solicitar fondos', path: () => '/business/apply' },
  {
    id: 'apply-plaid',
    en: 'Apply, connecting the bank with Plaid',
    es: 'Solicitar, con el banco conectado por Plaid',
    path: () => '/business/apply/plaid',
  },
  {
    id: 'apply-legacy',
    en: 'Apply with the older wizard',
    es: 'Solicitar con el asistente anterior',
    path: () => '/business/apply/legacy',
  },
  {
    id: 'apply-legacy-resume',
    en: 'Go on with the older wizard, at the signature (as Theo Marsh)',
    es: 'Seguir con el asistente anterior, en la firma (como Theo Marsh)',
    path: ({ links }) => links['apply-legacy'] && `/business/apply/legacy/continue/${links['apply-legacy']}`,
  },
  {
    id: 'apply-iff',
    en: 'Apply, with what is on file filled in (as Nora Whitfield, last four 4821, zip 78704)',
    es: 'Solicitar, con los datos que constan (como Nora Whitfield, últimos cuatro 4821, código postal 78704)',
    path: () => '/business/apply/iff',
  },
  {
    id: 'apply-affiliate',
    en: "Apply under a partner's brand",
    es: 'Solicitar con la marca de un socio',
    path: () => '/business/apply/affil/harbor',
  },
  {
    id: 'apply-resume',
    en: 'Go on with a saved application',
    es: 'Seguir con una solicitud guardada',
    path: ({ links }) => links.continue && `/business/apply/continue/${links.continue}`,
  },
  byLink('todo', 'Everything that is still missing, in one list', 'Todo lo que falta, en una lista'),
  byLink('bank-verification', 'Verify a bank account by link', 'Verificar una cuenta bancaria por enlace'),
  {
    id: 'bank-verification-documents',
    en: 'Verify a bank account, with photo ID and voided check',
    es: 'Verificar una cuenta bancaria, con identificación y cheque anulado',
    path: ({ links: codes }) =>
      codes['bank-verification-documents'] &&
      links['bank-verification'].path(codes['bank-verification-documents']),
  },
  byLink('connect-bank', 'Connect a bank in four steps', 'Conectar un banco en cuatro pasos'),
  byLink('verify-bank-lead', "Verify an applicant's bank", 'Verificar el banco de un solicitante'),
  byLink(
    'verify-bank-journey',
    'Verify the bank for an offer',
    'Verificar el banco para una oferta',
    'verify-bank-journey-opportunity',
  ),
  byLink(
    'connect-bank-opportunity',
    'Connect another account for an offer',
    'Conectar otra cuenta para una oferta',
  ),
  {
    id: 'renewal-bank',
    en: 'Ask for funding again, with a bank that is connected already',
    es: 'Volver a pedir fondos, con un banco ya conectado',
    path: ({ links: codes }) => codes['renewal-bank'] && links.rn.path(codes['renewal-bank']),
  },
  byLink('rn', 'Ask for funding again, without a bank', 'Volver a pedir fondos, sin banco', 'renewal'),
  byLink('documents', 'Send a document that was asked for', 'Enviar un documento pedido'),
  {
    id: 'verify-paper',
    en: 'Check whether a file is a paper of ours',
    es: 'Comprobar si un archivo es un documento nuestro',
    path: () => '/business/verify-paper',
  },
  byLink('offer', 'See an offer and withdraw the funds', 'Ver una oferta y retirar los fondos'),
  byLink('sign', 'Sign a contract that is out for signature', 'Firmar un contrato enviado'),
  {
    id: 'affiliate-signer',
    en: 'Sign up as an affiliate',
    es: 'Registrarse como afiliado',
    path: () => '/business/affiliate-signer/',
  },
  byLink(
    'affiliate-sign',
    'Sign an affiliate agreement (Lena Brandt, half-way)',
    'Firmar un contrato de afiliado (Lena Brandt, a medio camino)',
  ),
  byLink(
    'affiliate',
    "A signed affiliate's own page, with two applications",
    'La página de un afiliado que firmó, con dos solicitudes',
  ),
  byLink('confirm-address', 'Confirm the address of the business', 'Confirmar la dirección del negocio'),
  byLink('incomplete', 'Give the answers that are missing', 'Dar las respuestas que faltan'),
  byLink(
    'questions',
    'Say what two deposits were (Desert Bloom Spa)',
    'Decir de qué fueron dos depósitos (Desert Bloom Spa)',
  ),
  byLink('lead-signer', 'Say who you are, as a second owner', 'Decir quién es, como segundo dueño'),
  byLink(
    'signer',
    'Say who you are and sign, as a second owner',
    'Decir quién es y firmar, como segundo dueño',
  ),
  {
    id: 'sign-app',
    en: 'Sign an application with an offer, as a second owner',
    es: 'Firmar una solicitud con oferta, como segundo dueño',
    path: ({ links: codes, persons = {} }) =>
      codes['sign-app'] && links['sign-app'].path(codes['sign-app'], persons['sign-app']),
  },
  {
    id: 'portal',
    en: "The applicant's portal (log in as {portal}; the code comes to the inbox)",
    es: 'El portal del solicitante (entre como {portal}; el código llega a la bandeja)',
    path: ({ links: names }) => names.portal && '/business/portal/login',
  },
  byLink('aggregation', 'Read a file by link: accounts', 'Leer un expediente por enlace: cuentas'),
  byLink(
    'decisions',
    'Read a file by link: accounts and decisions',
    'Leer un expediente por enlace: cuentas y decisiones',
  ),
  paperFlow(
    'docgenerator-bla',
    'A business loan application to print',
    'Una solicitud de préstamo para imprimir',
  ),
  paperFlow(
    'docgenerator-report',
    'A credit report to print, for staff who are logged in',
    'Un informe de crédito para imprimir, para el personal con sesión iniciada',
  ),
  paperFlow(
    'docgenerator-statements',
    'A bank statement of a month to print',
    'Un estado de cuenta de un mes para imprimir',
  ),
  { id: 'staff', en: 'The staff room', es: 'El portal del equipo', path: () => '/business/staff' },
]

export const demoFeature = (notes: DemoNotes, simulators: Simulators, publicUrl: string): Feature => ({
  name: 'demo',
  routes: (deps) => [
    route(demoGuide, demoOnly, async () =>
      ok({
        brand: deps.brands.get('default')?.name ?? 'Underway',
        staff: notes.staff,
        flows: flows.flatMap(({ id, en, es, path }) => {
          const at = path(notes)
          return at
            ? [
                {
                  id,
                  title: fill(en, notes.links),
                  titles: { en: fill(en, notes.links), es: fill(es, notes.links) },
                  url: publicUrl + at,
                  ...(notes.accessCodes?.[id] ? { accessCode: notes.accessCodes[id] } : {}),
                },
              ]
            : []
        }),
        bankLogins: personas.map(({ persona, bank, username, password, expect }) => ({
          persona,
          institution: bank,
          username,
          password,
          ...(persona === 'mfa' ? { code: demoCode } : {}),
          expect: expect.en,
          expectations: expect,
        })),
        inbox: `${publicUrl}/api/demo/inbox`,
      }),
    ),
    route(demoInbox, demoOnly, async ({ to }) =>
      ok({
        messages: simulators.messages.inbox(to).map(({ id, channel, to, from, subject, text, at }) => ({
          id,
          channel,
          to,
          from,
          subject,
          text,
          at,
        })),
      }),
    ),
    route(demoCodeNow, demoOnly, async ({ email }) => {
      const member = notes.staff.find((one) => one.email === email)
      if (!member) return refused({ code: 'not-found' })
      const now = deps.clock()
      const seconds = Math.floor(now.getTime() / 1000)
      return ok({ code: codeAt(member.totpSecret, now), secondsLeft: 30 - (seconds % 30) })
    }),
  ],
})
