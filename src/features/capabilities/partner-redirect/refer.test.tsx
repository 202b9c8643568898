// Handing over to a lender that is reached by a link: only with consent, and without a person's data in the address.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { sampleBrands } from '#platform/sample-brands.ts'
import { PartnerRedirect } from './partner-redirect.tsx'
import { testApp } from '../../../../test/app.ts'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
const file = join(folder, 'brands.json')
const lender = { name: 'One', link: 'https://lender.example/start?ref={reference}' }
writeFileSync(
  file,
  JSON.stringify([{ id: 'default', name: 'B', legalName: 'B LLC', lenders: { first: lender } }]),
)

let t: Awaited<ReturnType<typeof testApp>>
let leadid = ''
const path = '/api/apply/partner-referral'
beforeAll(async () => {
  t = await testApp({ env: { BRANDS_FILE: file } })
  const saved = await t.post('/api/apply/lead', {
    page: 0,
    model: {
      business: {
        products: 'Working Capital',
        requestedAmount: '9,000',
        monthly_sales: '8,000',
        email: 'a@b.example',
      },
      pg: { fn: 'Ana', ln: 'Quispe', phone: '2075550142' },
    },
  })
  leadid = String(saved.body.leadid)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the first partner lender', () => {
  it('gets nobody without consent', async () => {
    expect((await t.post(path, { sf_leadid: leadid, consent: false })).status).toBe(403)
    expect((await t.post(path, { sf_leadid: 'made-up', consent: true })).status).toBe(404)
  })

  it('gets an opaque reference, the same each time, and the consent is kept', async () => {
    const first = await t.post(path, { sf_leadid: leadid, consent: true })
    const link = String(first.body.link)
    expect(link).toMatch(/^https:\/\/lender\.example\/start\?ref=[\w%-]{20,}$/)
    expect(link).not.toContain(leadid)
    expect(String((await t.post(path, { sf_leadid: leadid, consent: true })).body.link)).toBe(link)
    const kept = await t.db.query<{ hash: string }>(
      `select wording_hash as hash from consent where kind = 'sharing'`,
      [],
    )
    expect(kept.length).toBeGreaterThan(0)
    // The words that were ticked, with their names.
    const page = renderToStaticMarkup(
      <PartnerRedirect
        lender={lender}
        limit={1_000_000}
        brand={{ ...sampleBrands[0]!, name: 'B' }}
        start={null}
        onGoOn={() => {}}
        onCorrect={() => {}}
      />,
    )
    const label = /<label class="check">(.*?)<\/label>/s.exec(page)![1]!
    const shown = label.replace(/<br\/?>/g, '\n\n').replace(/<[^>]+>/g, '')
    expect(shown).toContain('send your application to One')
    for (const { hash } of kept) expect(createHash('sha256').update(shown).digest('hex')).toBe(hash)
    const leads = await t.db.query<{ stage: string }>(`select stage from lead`, [])
    expect(leads[0]?.stage).toBe('referred')
  })

  it('is off where the brand has none', async () => {
    const other = await testApp()
    const saved = await other.post('/api/apply/lead', {
      page: 0,
      model: {
        business: {
          products: 'Working Capital',
          requestedAmount: '9,000',
          monthly_sales: '8,000',
          email: 'a@b.example',
        },
        pg: { fn: 'Ana', ln: 'Quispe', phone: '2075550142' },
      },
    })
    const id = String(saved.body.leadid)
    expect((await other.post(path, { sf_leadid: id, consent: true })).status).toBe(503)
    await other.close()
  })
})
