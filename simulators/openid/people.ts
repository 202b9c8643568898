// People at the simulated issuer: those of the demo, by the e-mails of its staff, one who is new, one without a second factor and one without a role. All invented.

export interface IssuersPerson {
  readonly sub: string
  readonly name: string
  readonly email?: string
  /** Absent: the claim is not told. */
  readonly emailVerified?: boolean
  readonly groups?: readonly string[]
  readonly amr?: readonly string[]
}

/** The values of the claim `groups` and the role that each gives. */
export const demoGroups = {
  representative: 'funding-sales',
  underwriter: 'funding-credit',
  admin: 'funding-admins',
} as const

const factors = { amr: ['pwd', 'mfa'], emailVerified: true }

export const demoPeople: readonly IssuersPerson[] = [
  {
    sub: 'u-1001',
    name: 'Rosa Medina',
    email: 'rosa@underway.example',
    groups: [demoGroups.representative],
    ...factors,
  },
  {
    sub: 'u-1002',
    name: 'Martin Ortiz',
    email: 'martin@underway.example',
    groups: [demoGroups.underwriter],
    ...factors,
  },
  {
    sub: 'u-1003',
    name: 'Ada Fields',
    email: 'ada@underway.example',
    groups: [demoGroups.admin],
    ...factors,
  },
  {
    sub: 'u-1004',
    name: 'Nadia Wolfe',
    email: 'nadia@underway.example',
    groups: [demoGroups.underwriter],
    amr: ['pwd'],
    emailVerified: true,
  },
  {
    sub: 'u-1006',
    name: 'Iris Chan',
    email: 'iris@underway.example',
    groups: [demoGroups.underwriter],
    ...factors,
  },
  { sub: 'u-1005', name: 'Glen Porter', email: 'glen@underway.example', groups: ['kitchen'], ...factors },
]
