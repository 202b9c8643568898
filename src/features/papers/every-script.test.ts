// Every kind of paper with names, addresses, bank lines, notes and file names in the world's scripts: no letter in it is a box.
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { signedPaper } from '#features/capabilities/signing/signed-paper.ts'
import { writePaper } from '#platform/paper/write-paper.ts'
import { pageTexts } from '../../../test/pdf-tools.ts'
import { samplePapers } from '../../../test/sample-papers.ts'
import type { AgreementFacts } from './funding-agreement/facts.ts'
import { composePaper, type PaperName } from './papers.ts'

const printed = {
  english: "O'Brien & Søns #2",
  spanish: 'Ñandú ¿Qué?',
  vietnamese: 'Nguyễn Thị Hằng',
  yoruba: 'Ọláṣadé Ẹ̀ṣọ́'.normalize('NFD'),
  polish: 'Łukasz Żółć',
  turkish: 'İğdır ışık',
  azerbaijani: 'Əliyev',
  greek: 'Ωμέγα Άννα',
  russian: 'Жанна Ёлкина',
  ukrainian: 'Ґалаґан Їжак',
  hebrew: 'דוד בע״מ',
  arabic: 'محمد علي',
  persian: 'علی‌رضا گچی',
  urdu: 'ٹیپو ڑہے',
  'full width': 'ＺＨＡＮＧ　１２',
}
const lacked = {
  chinese: '张伟贸易',
  japanese: '山田たろう カフェ',
  korean: '김민준',
  hindi: 'राम शर्मा',
  bengali: 'তামিম',
  tamil: 'முருகன்',
  telugu: 'రాము',
  gujarati: 'ગીતા',
  punjabi: 'ਗੁਰਪ੍ਰੀਤ',
  malayalam: 'അവന്‍റെ',
  sinhala: 'ශ්‍රී',
  thai: 'สมชาย',
  lao: 'ສົມ',
  khmer: 'សុខា',
  burmese: 'အောင်',
  tibetan: 'བོད',
  georgian: 'გიორგი',
  armenian: 'Արամ',
  amharic: 'ሰላም',
  cherokee: 'ᏣᎳᎩ',
  mongolian: 'ᠮᠣᠩᠭᠣᠯ',
  adlam: '𞤀𞤣𞤤𞤢𞤥',
  'ancient greek': 'ᾆδε',
  emoji: '👨‍👩‍👧 🇲🇽 ❤️ 🙂',
  signs: '⌘ ♥ 𝄞 \ue000 \ufffd',
}
const texts = Object.values({ ...printed, ...lacked })

type Leaf = { readonly path: readonly (string | number)[]; readonly kind: string }

/** The texts of some facts; those of a list are of one kind. */
const leavesOf = (value: unknown, path: readonly (string | number)[] = []): Leaf[] =>
  typeof value === 'string'
    ? [{ path, kind: path.map((key) => (typeof key === 'number' ? '*' : key)).join('.') }]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) =>
          leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []

function put(facts: unknown, path: Leaf['path'], text: string): unknown {
  const copy = structuredClone(facts)
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
  ;(holder as Record<string, unknown>)[path.at(-1)!] = text
  return copy
}

/** The facts of a sample with another script in each text that may be any; dates, codes and choices stay. */
function inEveryScript(name: PaperName, offset: number) {
  const facts: unknown = structuredClone(samplePapers[name])
  const leaves = leavesOf(facts)
  const free = new Map<string, boolean>()
  for (const { kind, path } of leaves) {
    if (free.has(kind)) continue
    try {
      composePaper(name, put(facts, path, texts.at(-1)!) as never, 'en')
      free.set(kind, true)
    } catch {
      free.set(kind, false)
    }
  }
  const changed = leaves.filter(({ kind }) => free.get(kind))
  for (const [at, { path }] of changed.entries()) {
    const holder = path.slice(0, -1).reduce<unknown>((so, key) => (so as Record<string, unknown>)[key], facts)
    const text = [0, 1, 2].map((more) => texts[(at * 3 + offset + more) % texts.length]).join(' ')
    ;(holder as Record<string, unknown>)[path.at(-1)!] = text
  }
  return { facts: facts as never, count: changed.length }
}

/** The places of glyphs in their fonts, as the pages' own instructions name them; 0 is the box. */
function glyphsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes)
  const glyphs: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at)
    if (end < 0 || file.subarray(at - 3, at).toString() === 'end') continue
    let drawn = ''
    try {
      drawn = inflateSync(file.subarray(at + 7, end)).toString('latin1')
    } catch {
      // A font or a picture.
    }
    for (const [, line] of drawn.matchAll(/\[((?:\s*(?:<[0-9a-f]*>|-?[\d.]+))*)\s*\] TJ/g))
      for (const [, word] of line!.matchAll(/<([0-9a-f]*)>/g)) glyphs.push(...(word!.match(/.{4}/g) ?? []))
  }
  return glyphs
}

const names = Object.keys(samplePapers) as PaperName[]
test.each(names.flatMap((name) => (['en', 'es'] as const).map((language) => [name, language] as const)))(
  '%s, %s',
  async (name, language) => {
    const said: string[] = []
    for (const offset of [0, 13, 26]) {
      const { facts, count } = inEveryScript(name, offset)
      expect(count).toBeGreaterThan(0)
      const { bytes } = writePaper(composePaper(name, facts, language), new Date(0))
      const glyphs = glyphsOf(bytes)
      expect(glyphs.length).toBeGreaterThan(200)
      expect(glyphs.filter((glyph) => glyph === '0000')).toEqual([])
      const text = (await pageTexts(bytes)).join(' ')
      expect(text).not.toMatch(/[\ufffd\u25a1\u25af]/)
      said.push(text)
    }
    expect(said.join(' ')).toMatch(
      language === 'en' ? /\d characters? not printable\]/ : /\d car[aá]cter(es)? no imprimibles?\]/,
    )
  },
)

test('the audit page of a signed contract', () => {
  const facts = inEveryScript('funding-agreement', 7).facts as AgreementFacts
  const [lacking = ''] = Object.values(lacked)
  const signed = signedPaper(composePaper('funding-agreement', facts, 'en'), {
    paperHash: 'ab12',
    envelope: lacking,
    sealer: lacking,
    signers: texts.map((text, at) => ({
      place: facts.signers[at]?.place ?? `extra-${at}`,
      name: text,
      role: text,
      how: 'typed',
      image: text,
      signedOn: '2026-11-22',
      course: {
        sent: '2026-11-21T15:00:00Z',
        opened: '2026-11-22T14:00:00Z',
        sampleShown: '2026-11-22T14:30:00Z',
        consented: '2026-11-22T15:00:00Z',
        viewed: '2026-11-22T15:00:00Z',
        signed: '2026-11-22T15:00:00Z',
      },
      consentVersion: text,
      consentBy: 'shown',
      seenHash: 'cd34',
      proof: { by: 'code', at: '2026-11-22T15:00:00Z' },
      sharedWith: [text],
      variant: true,
      from: { ip: '203.0.113.1', browser: text, email: 'a@b.example' },
    })),
  })
  const glyphs = glyphsOf(writePaper(signed, new Date(0)).bytes)
  expect(glyphs.length).toBeGreaterThan(5_000)
  expect(glyphs).not.toContain('0000')
})

test('each script is set, or said to be lacking', async () => {
  const blocks = texts.map((text) => ({ block: 'paragraph', text: `begin ${text} end` }) as const)
  const paper = {
    kind: 't',
    version: '1',
    language: 'en',
    title: 'T',
    sender: 'S',
    foot: 'F',
    blocks,
  } as const
  const { bytes } = writePaper(paper, new Date(0))
  const all = (await pageTexts(bytes)).join(' ')
  const lines = [...all.matchAll(/begin (.*?) end/g)].map(([, line]) => line!)
  expect(lines).toHaveLength(texts.length)
  const said = lines.map((line) => line.includes('not printable]'))
  expect(said).toEqual([...Object.keys(printed).map(() => false), ...Object.keys(lacked).map(() => true)])
  expect(glyphsOf(bytes)).not.toContain('0000')
})
