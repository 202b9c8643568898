// Two businesses of the demo with a renewal link each: one that staff made of an application with its bank, one imported without.
import { importBusinesses } from '#features/staff/businesses/import-businesses.server.ts'
import { nameBusiness } from '#features/staff/businesses/name-business.server.ts'
import type { Deps } from '#platform/deps.ts'
import { createLink } from '#platform/store/links.ts'
import { agreed, demoCall, sampleUnderwriter } from './staff-work.ts'

/** All invented; one row of the file that the import command takes. */
const file = `name,tax_id,classification,start,first_name,last_name,email,cell_phone,title,ownership,ssn,date_of_birth,home_address,home_city,home_state,home_zip,address,city,state,zip,business_phone,general_industry,industry,language
Lakeside Print Shop LLC,47-2088001,LLC,2014-03,Ivy,Sandoval,ivy@lakesideprint.example,(207) 555-0188,Managing Member,100,501-22-4188,1978-08-21,31 Birch Rd,Madison,WI,53703,210 Water St,Madison,WI,53703,(207) 555-0189,Manufacturing,,es
`

/** Makes what is still missing of both, and notes their links; nothing for the first where no sample chose an offer with its bank connected. */
export async function addSampleBusinesses(deps: Deps, links: Record<string, string>): Promise<void> {
  const underwriter = await sampleUnderwriter(deps)
  const [funded] = await deps.db.query<{ id: string }>(
    `select id from lead where stage in ('offer-chosen', 'contract-out') and bank_state = 'linked' order by created_at limit 1`,
  )
  if (underwriter && funded && !links['renewal-bank']) {
    const named = await nameBusiness(deps, underwriter, { id: funded.id }, demoCall)
    agreed(named)
    if (named.ok) links['renewal-bank'] = await linkTo(deps, named.value.businessId)
  }
  if (links.rn) return
  const done = await importBusinesses(deps, Buffer.from(file), { dryRun: false, brands: [] })
  if (done.problems.length) throw new Error(`the sample business is wrong: ${JSON.stringify(done.problems)}`)
  const [imported] = await deps.db.query<{ id: string }>(
    `select id from business where origin = 'import' order by created_at limit 1`,
  )
  if (imported) links.rn = await linkTo(deps, imported.id)
}

const linkTo = async (deps: Deps, businessId: string): Promise<string> => {
  const link = { businessId, purpose: 'rn', expiresInDays: 90 } as const
  return (await deps.db.transaction((tx) => createLink(tx, deps.keys, link, deps.clock()))).code
}
