// Who can log in at the simulated banks, and what to expect of each: the demo guide prints this list.

export const personaNames = [
  'healthy',
  'seasonal',
  'thin',
  'stacked',
  'nsf-ridden',
  'personal-only',
  'mfa',
  'oauth',
  'institution-down',
  'busy',
  'needs-login',
  'stopped-trading',
  'second-advance',
  'insurance-paid',
  'wire-paid',
  'linked-twice',
  'named-business',
  'holder-unknown',
  'two-deposits',
] as const

export type Persona = (typeof personaNames)[number]

interface PersonaLogin {
  readonly persona: Persona
  /** Name of the bank to choose. */
  readonly bank: string
  readonly username: string
  readonly password: string
  readonly expect: { readonly en: string; readonly es: string }
}

/** Every simulated bank takes this password, and this code as second factor. */
export const demoPassword = 'pass_demo'
export const demoCode = '123456'

export const personas: readonly PersonaLogin[] = [
  {
    persona: 'healthy',
    bank: 'Bank of Marigold Bay',
    username: 'user_healthy',
    password: demoPassword,
    expect: {
      en: 'A café with about $60,000 of sales a month, never overdrawn: approved, three offers.',
      es: 'Una cafetería con ventas de unos $60,000 al mes, nunca en sobregiro: aprobada, tres ofertas.',
    },
  },
  {
    persona: 'seasonal',
    bank: 'Tall Pine Bank',
    username: 'user_seasonal',
    password: demoPassword,
    expect: {
      en: 'A landscaper who earns three times as much in summer as in winter, with savings for the winter; the bank gives no account numbers, so a voided check is asked for.',
      es: 'Un jardinero que en verano gana el triple que en invierno y ahorra para los meses flojos; el banco no da números de cuenta, así que se pide un cheque anulado.',
    },
  },
  {
    persona: 'thin',
    bank: 'Copper Kettle Credit Union',
    username: 'user_thin',
    password: demoPassword,
    expect: {
      en: 'A cleaning service with under $20,000 a month and a small balance: too thin for an offer.',
      es: 'Un servicio de limpieza con menos de $20,000 al mes y poco saldo: no alcanza para una oferta.',
    },
  },
  {
    persona: 'stacked',
    bank: 'First Lantern Bank',
    username: 'user_stacked',
    password: demoPassword,
    expect: {
      en: 'A restaurant that already pays three advances, one of them taken less than a month ago: declined, with a plan of what has to change and by when.',
      es: 'Un restaurante que ya paga tres adelantos, uno de ellos tomado hace menos de un mes: se rechaza, con un plan de qué debe cambiar y para cuándo.',
    },
  },
  {
    persona: 'nsf-ridden',
    bank: 'Seven Oaks Merchants Bank',
    username: 'user_nsf',
    password: demoPassword,
    expect: {
      en: 'A repair shop with returned payments, fees and negative days every month: declined.',
      es: 'Un taller con pagos devueltos, cargos y días en negativo todos los meses: rechazado.',
    },
  },
  {
    persona: 'personal-only',
    bank: 'Paper Birch Savings',
    username: 'user_personal',
    password: demoPassword,
    expect: {
      en: 'Only personal accounts with a paycheck: refused with the cause, nothing is decided; another bank, statements or without.',
      es: 'Solo cuentas personales con un sueldo: no se aceptan y nada se decide; otro banco, estados de cuenta o seguir sin banco.',
    },
  },
  {
    persona: 'mfa',
    bank: 'Juniper & Vale Bank',
    username: 'user_mfa',
    password: demoPassword,
    expect: {
      en: 'A healthy shop behind a second factor; the code is 123456.',
      es: 'Una tienda sana detrás de un segundo factor; el código es 123456.',
    },
  },
  {
    persona: 'oauth',
    bank: 'Quillhaven Bank',
    username: 'user_oauth',
    password: demoPassword,
    expect: {
      en: 'A healthy salon whose bank takes you to its own page to log in, and back.',
      es: 'Un salón sano cuyo banco le lleva a su propia página para iniciar sesión, y de vuelta.',
    },
  },
  {
    persona: 'institution-down',
    bank: 'Stonewren Bank',
    username: 'user_down',
    password: demoPassword,
    expect: {
      en: 'The bank is not available: choose another bank, upload statements or go on without.',
      es: 'El banco no está disponible: elija otro banco, suba sus estados de cuenta o continúe sin conectar.',
    },
  },
  {
    persona: 'busy',
    bank: 'Larkspur Business Bank',
    username: 'user_busy',
    password: demoPassword,
    expect: {
      en: 'A restaurant group with three locations, four accounts and thousands of transactions.',
      es: 'Un grupo de restaurantes con tres locales, cuatro cuentas y miles de transacciones.',
    },
  },
  {
    persona: 'needs-login',
    bank: 'Tall Pine Bank',
    username: 'user_needs_login',
    password: demoPassword,
    expect: {
      en: 'Connects, but the bank then asks for a new login before it gives any data: needs attention.',
      es: 'Se conecta, pero el banco luego pide iniciar sesión de nuevo antes de dar datos: requiere atención.',
    },
  },
  {
    persona: 'stopped-trading',
    bank: 'First Lantern Bank',
    username: 'user_stopped',
    password: demoPassword,
    expect: {
      en: 'A print shop that sold until three and a half months ago, and nothing since: a person looks at it.',
      es: 'Una imprenta que vendió hasta hace tres meses y medio y nada desde entonces: la revisa una persona.',
    },
  },
  {
    persona: 'second-advance',
    bank: 'Bank of Marigold Bay',
    username: 'user_second_advance',
    password: demoPassword,
    expect: {
      en: 'A bakery that pays one advance and received a second by wire twelve days ago: declined, the second is too recent.',
      es: 'Una panadería que paga un adelanto y recibió otro por transferencia hace doce días: rechazada, el segundo es demasiado reciente.',
    },
  },
  {
    persona: 'insurance-paid',
    bank: 'Juniper & Vale Bank',
    username: 'user_practice',
    password: demoPassword,
    expect: {
      en: 'A dental practice paid by insurers: their payments are sales; approved.',
      es: 'Una clínica dental a la que pagan las aseguradoras: sus pagos son ventas; aprobada.',
    },
  },
  {
    persona: 'wire-paid',
    bank: 'Larkspur Business Bank',
    username: 'user_wires',
    password: demoPassword,
    expect: {
      en: 'A workshop whose customers pay by wire: those are sales, not loans; approved.',
      es: 'Un taller cuyos clientes pagan por transferencia: son ventas, no préstamos; aprobado.',
    },
  },
  {
    persona: 'linked-twice',
    bank: 'Seven Oaks Merchants Bank',
    username: 'user_twice',
    password: demoPassword,
    expect: {
      en: 'One account that the bank shows twice: counted once, sales are not doubled, and a person confirms it.',
      es: 'Una cuenta que el banco muestra dos veces: se cuenta una vez, las ventas no se duplican y una persona lo confirma.',
    },
  },
  {
    persona: 'named-business',
    bank: 'Gannet Point Bank',
    username: 'user_named',
    password: demoPassword,
    expect: {
      en: 'The bank does not say whose the account is, but its owner is Gannet Point Outfitters LLC: approved when the business has that name, else a person looks at it.',
      es: 'El banco no dice de quién es la cuenta, pero su titular es Gannet Point Outfitters LLC: aprobada si el negocio se llama así; si no, la revisa una persona.',
    },
  },
  {
    persona: 'holder-unknown',
    bank: 'Gannet Point Bank',
    username: 'user_holder_unknown',
    password: demoPassword,
    expect: {
      en: 'The bank does not say whether the account is the business’s, and only a person’s name is on it: a person looks at it.',
      es: 'El banco no dice si la cuenta es del negocio y solo lleva el nombre de una persona: la revisa una persona.',
    },
  },
  {
    persona: 'two-deposits',
    bank: 'Paper Birch Savings',
    username: 'user_two_deposits',
    password: demoPassword,
    expect: {
      en: 'A spa whose known sales fall a little short, with two deposits that the bank’s text does not explain: its owner is asked what they were, and a person looks meanwhile.',
      es: 'Un spa cuyas ventas conocidas se quedan algo cortas, con dos depósitos que el texto del banco no explica: se pregunta a su dueña de qué fueron y, mientras tanto, lo revisa una persona.',
    },
  },
]

/** How a login misbehaves after it was linked: magic user names, so that no header is needed that a real vendor lacks. */
export const traitNames = [
  'none',
  'server-error',
  'timeout',
  'garbage',
  'rate-limited',
  'report-failed',
  'second-factor-again',
  'no-accounts',
  'webhook-twice',
  'webhook-disordered',
  'slow',
  'report-login',
  'report-down',
  'report-no-accounts',
  'report-off',
  'no-lines',
  'no-owners',
  'statement-changed',
] as const

export type Trait = (typeof traitNames)[number]

const traitLogins: Readonly<Record<string, Trait>> = {
  user_5xx: 'server-error',
  user_timeout: 'timeout',
  user_garbage: 'garbage',
  user_429: 'rate-limited',
  user_report_failed: 'report-failed',
  user_mfa_again: 'second-factor-again',
  user_no_accounts: 'no-accounts',
  user_webhook_twice: 'webhook-twice',
  user_webhook_disordered: 'webhook-disordered',
  user_slow: 'slow',
  user_report_login: 'report-login',
  user_report_down: 'report-down',
  user_report_no_accounts: 'report-no-accounts',
  user_report_off: 'report-off',
  user_no_lines: 'no-lines',
  user_no_owners: 'no-owners',
  user_statement_changed: 'statement-changed',
}

export interface LoginIdentity {
  readonly persona: Persona
  readonly trait: Trait
}

/** Whom a user name stands for; undefined when there is no such login. Case and outer spaces do not matter. */
export function identityOf(username: string): LoginIdentity | undefined {
  const name = username.trim().toLowerCase()
  const known = personas.find((p) => p.username === name)
  if (known) return { persona: known.persona, trait: 'none' }
  const trait = traitLogins[name]
  return trait ? { persona: 'healthy', trait } : undefined
}
