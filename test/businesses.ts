// Businesses in a test: one made by staff of an approved application with its bank, one imported without; and links to them.
import { importBusinesses } from '#features/staff/businesses/import-businesses.server.ts'
import { nameBusiness } from '#features/staff/paths.ts'
import { createLink } from '#platform/store/links.ts'
import { apply, linkByToken, settle, type Applicant } from './applicant.ts'
import type { TestApp } from './app.ts'
import type { Member } from './staff.ts'

export interface FundedBusiness {
  readonly id: string
  readonly applicant: Applicant
}

/** Applied, connected a bank, got an offer, and was named by staff. `pg` and `business` change answers. */
export async function fundedBusiness(
  t: TestApp,
  underwriter: Member,
  changes: Parameters<typeof apply>[1] = {},
): Promise<FundedBusiness> {
  const applicant = await apply(t, changes)
  await (await linkByToken(t, applicant, { username: 'user_healthy' })).exchange()
  await settle(t)
  const named = await underwriter.who.post(nameBusiness.path.replace(':id', applicant.id), {})
  if (named.status !== 200) throw new Error(named.text)
  return { id: String(named.body.businessId), applicant }
}

export const csvHead =
  'name,tax_id,classification,start,first_name,last_name,email,cell_phone,ssn,date_of_birth,address,city,state,zip'

/** Brings one business in from a file; answers its id. */
export async function importedBusiness(
  t: TestApp,
  taxId: string,
  name = 'Quiet Orchard LLC',
): Promise<string> {
  const line = `${name},${taxId},LLC,2019-04,Nora,Field,nora@orchard.example,(207) 555-0160,501-22-4100,1980-05-02,12 Hill Rd,Bangor,ME,04401`
  const done = await importBusinesses(t.deps, Buffer.from(`${csvHead}\n${line}\n`), {
    dryRun: false,
    brands: [],
  })
  if (done.problems.length) throw new Error(JSON.stringify(done.problems))
  const rows = await t.db.query<{ id: string }>(
    'select id from business order by created_at desc, id desc limit 1',
  )
  return rows[0]!.id
}

export const linkToBusiness = (t: TestApp, businessId: string, days = 30, createdBy: string | null = null) =>
  t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { businessId, purpose: 'rn', expiresInDays: days, createdBy }, t.clock()),
  )
