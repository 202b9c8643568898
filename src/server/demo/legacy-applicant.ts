// A sample applicant of the older wizard, who stopped before the signature: the page that only this wizard has.
import type { FastifyInstance } from 'fastify'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { modelOf } from './applicant-model.ts'
import { sampleApplicants } from './applicant-rows.ts'

/** All invented; who they are differs from every other sample. */
const sample = {
  ...sampleApplicants[0]!,
  business: 'Foxglove Books LLC',
  owner: 'Theo Marsh',
  street: '9 Arcade Row',
}
/** Their e-mail, numbers and tax id are made of it, beyond those of the table. */
const NUMBER = 61

/** Through the front door; answers the lead id on the wire. */
export async function applyByLegacyWizard(server: FastifyInstance): Promise<string> {
  const { pg, ...model } = modelOf(sample, NUMBER) as { pg: object } & Record<string, unknown>
  let sfleadid = ''
  for (let page = 1; page <= 4; page++) {
    const answer = await server.inject({
      method: 'POST',
      url: saveLead.path,
      payload: {
        model: { ...model, pg: { ...pg, contact_method: 'Email' }, ...(sfleadid && { sfleadid }) },
        page,
        variant: 'legacy',
      },
      headers: { 'user-agent': 'Mozilla/5.0 (sample applicant)' },
    })
    if (answer.statusCode !== 200)
      throw new Error(`legacy sample: page ${page} answered ${answer.statusCode}`)
    sfleadid = answer.json<{ leadid: string }>().leadid
  }
  return sfleadid
}
