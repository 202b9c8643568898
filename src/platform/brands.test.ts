// Brands come from a file that is checked; claims exist only where somebody vouches for them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBrands, videoOrigins } from './brands.ts'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (content: unknown) => {
  const path = join(folder, 'brands.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('readBrands', () => {
  it('claims nothing until the operator does', () => {
    const brand = readBrands().get('default')!
    expect([brand.claims, brand.seals, brand.reviews]).toEqual([undefined, undefined, undefined])
    expect(brand.legal?.map(({ href }) => href)).toContain('/business/legal/privacy')
  })

  it('shows samples and a partner in a demo', () => {
    const brands = readBrands(undefined, true)
    expect(brands.get('default')?.claims?.headline?.en).toContain('60 Seconds')
    const partner = brands.get('harbor')!
    expect(partner.title?.en).toBe('Working Capital - Powered by Underway')
    const logo = partner.logo!.replace('/business/', 'src/web/public/')
    expect(readFileSync(logo, 'utf8')).toContain('Harbor Pay')
    expect(Object.keys(partner.darkTokens!)).toEqual(expect.arrayContaining(Object.keys(partner.tokens!)))
  })

  it('reads a file, and keeps a default beside it', () => {
    const brands = readBrands(
      file([{ id: 'acme', name: 'Acme', legalName: 'Acme LLC', tokens: { '--brand': '#123456' } }]),
    )
    expect([...brands.keys()]).toEqual(['default', 'acme'])
  })

  it('reads it as an editor of Windows wrote it, and takes no broken letters', () => {
    const path = join(folder, 'written.json')
    const peña = JSON.stringify([{ id: 'acme', name: 'Peña', legalName: 'Peña LLC' }], null, 1)
    for (const bytes of [
      Buffer.from(`\uFEFF${peña}`),
      Buffer.from(`\uFEFF${peña}`, 'utf16le'),
      Buffer.from(peña, 'latin1'),
    ]) {
      writeFileSync(path, bytes)
      expect(readBrands(path).get('acme')!.name).toBe('Peña')
    }
    writeFileSync(path, peña.replaceAll('ñ', 'Ã±'))
    expect(() => readBrands(path)).toThrow(/written\.json could not be read: line 4 .*broken/)
  })

  it('names the hosts of its films for the security policy, and takes no player of another kind', () => {
    const captions = { en: '/business/videos/a.en.vtt', es: 'https://words.acme.test/a.es.vtt' }
    const film = { title: { en: 'Hello', es: 'Hola' }, src: 'https://films.acme.test/a.mp4', captions }
    const acme = { id: 'acme', name: 'Acme', legalName: 'Acme LLC', introVideos: { declined: film } }
    expect(videoOrigins(readBrands(file([acme])).values())).toEqual([
      'https://films.acme.test',
      'https://words.acme.test',
    ])
    expect(videoOrigins(readBrands(undefined, true).values())).toEqual([])
    const insecure = { ...film, src: 'http://films.acme.test/a.mp4' }
    expect(() => readBrands(file([{ ...acme, introVideos: { declined: insecure } }]))).toThrow(/introVideos/)
  })

  it.each([
    ['name', { name: 'Acme \u202eLLC' }],
    ['legalName', { legalName: 'Acme\u200b LLC' }],
    ['legalName', { legalName: '张记贸易' }],
    ['address', { address: '1 Main St\u2066' }],
    ['phone', { phone: '\u202a+1 207 555 0142\u202c' }],
    ['title.en', { title: { en: 'Ca\u202epital', es: 'Capital' } }],
    ['claims.headline.es', { claims: { headline: { en: 'Fast', es: '\u2067Rápido' } } }],
    ['reviews.0.name', { reviews: [{ name: 'A\u202en', message: { en: 'x', es: 'x' } }] }],
    ['lenders.first.name', { lenders: { first: { name: '大銀行' } } }],
  ])('refuses what is read otherwise than it stands there, or cannot be printed: %s', (path, part) => {
    const acme = { id: 'acme', name: 'Acme', legalName: 'Acme LLC', ...part }
    expect(() => readBrands(file([acme]))).toThrow(new RegExp(`0\\.${path} has hidden marks`))
  })

  it('takes other writings on pages, and those that papers have', () => {
    const title = { en: '快 ☕ 👨‍👩‍👧', es: 'Rápido' }
    const acme = { id: 'acme', name: 'שלום', legalName: 'Società Łódź & Ωμέγα', title }
    expect(readBrands(file([acme])).get('acme')?.title).toEqual(title)
  })

  it('says in a sentence what is wrong', () => {
    expect(() => readBrands(file('nothing'))).toThrow(/could not be read/)
    expect(() => readBrands(file([{ id: 'a b', name: 'A', legalName: 'A' }]))).toThrow(
      /0\.id may have letters/,
    )
    expect(() =>
      readBrands(file([{ id: 'a', name: 'A', legalName: 'A', tokens: { '--brand': 'red}</style>' } }])),
    ).toThrow(/no value of a style/)
    expect(() =>
      readBrands(file([{ id: 'a', name: 'A', legalName: 'A', logo: 'javascript:alert(1)' }])),
    ).toThrow(/web address/)
  })
})
