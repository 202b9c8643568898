// Who has to be named and who may bind the business, by the shipped policy: a table of businesses, and what changes each answer.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parsePolicy } from './policy.ts'
import {
  mayBind,
  mustBeSettled,
  signingGaps,
  stillHolds,
  type SigningFacts,
  type SigningPerson,
} from './who-signs.ts'

const parsed = parsePolicy(JSON.parse(readFileSync('policies/2026-11.json', 'utf8')))
if (!parsed.ok) throw new Error(parsed.refusal)
const rules = parsed.value.signing!

const applicant = (percent: number | null, title: string): SigningPerson => ({
  who: 'applicant',
  role: 'applicant',
  title,
  share: percent === null ? null : percent * 100,
  known: true,
  report: true,
  authorized: false,
})
const other = (who: string, percent: number | null, change: Partial<SigningPerson> = {}): SigningPerson => ({
  ...applicant(percent, 'Member'),
  who,
  role: 'owner',
  ...change,
})
const facts = (
  classification: string,
  people: readonly SigningPerson[],
  othersBelow: number | null = null,
): SigningFacts => ({ classification, people, othersBelow })
const told = (...given: Parameters<typeof facts>) =>
  signingGaps(rules, facts(...given)).map((gap) => ('who' in gap ? `${gap.code} ${gap.who}` : gap.code))

describe('how much of the business must be named', () => {
  test.each<[string, Parameters<typeof facts>, string[]]>([
    ['all of it', ['LLC', [applicant(100, 'Managing Member')]], []],
    ['81%: nobody else can hold 20', ['LLC', [applicant(81, 'Member')]], []],
    ['80%: somebody may hold 20', ['LLC', [applicant(80, 'Member')]], ['owners-unnamed']],
    ['80% and nobody else from 20', ['LLC', [applicant(80, 'Member')], 2_000], []],
    ['a statement about 25% is none about 20', ['LLC', [applicant(76, 'Member')], 2_500], ['owners-unnamed']],
    ['20/80: the larger one is named', ['LLC', [applicant(20, 'Member'), other('b', 80)]], []],
    ['20 alone', ['LLC', [applicant(20, 'Member')]], ['owners-unnamed']],
    [
      '20, who says that nobody else holds 20',
      ['LLC', [applicant(20, 'Member')], 2_000],
      ['too-little-named'],
    ],
    ['50 of 50/50', ['LLC', [applicant(50, 'Member')]], ['owners-unnamed']],
    ['exactly half is not more than half', ['LLC', [applicant(50, 'Member')], 2_000], ['too-little-named']],
    ['50/50, both named', ['LLC', [applicant(50, 'Member'), other('b', 50)]], []],
    ['51 and nobody else from 20', ['LLC', [applicant(51, 'Member')], 2_000], []],
    ['one of four at 25', ['Partnership', [applicant(25, 'Partner')]], ['owners-unnamed']],
    [
      'two of four at 25',
      ['Partnership', [applicant(25, 'Partner'), other('b', 25)], 2_000],
      ['too-little-named'],
    ],
    [
      'three of four at 25: the fourth holds 20 too',
      ['Partnership', [applicant(25, 'Partner'), other('b', 25), other('c', 25)]],
      ['owners-unnamed'],
    ],
    [
      'four at 25',
      ['Partnership', [applicant(25, 'Partner'), other('b', 25), other('c', 25), other('d', 25)]],
      [],
    ],
    ['thirds in whole percents', ['LLC', [applicant(33, 'Member'), other('b', 33), other('c', 33)]], []],
    ['more than there is', ['LLC', [applicant(60, 'Member'), other('b', 50)]], ['shares-contradict']],
    ['not known', ['LLC', [applicant(null, 'Member')]], ['share-unknown', 'nobody-binds']],
    [
      'a sole proprietor in part',
      ['Sole Proprietorship', [applicant(51, 'Owner')]],
      ['shares-contradict', 'nobody-binds'],
    ],
    [
      'a sole proprietor with a partner',
      ['Sole Proprietorship', [applicant(100, 'Owner'), other('b', null, { known: false })]],
      ['shares-contradict', 'owner-asked b'],
    ],
    ['a sole proprietor', ['Sole Proprietorship', [applicant(100, 'Other')]], []],
    ['5% titled Manager', ['LLC', [applicant(5, 'Manager')]], ['owners-unnamed', 'nobody-binds']],
  ])('%s', (_name, given, gaps) => expect(told(...given)).toEqual(gaps))
})

describe('what a named owner still owes', () => {
  const half = applicant(50, 'Member')
  test.each<[string, SigningPerson, string[]]>([
    ['has not answered', other('b', 50, { known: false, report: false }), ['owner-asked b']],
    ['has not said the share', other('b', null, { known: false }), ['owner-asked b']],
    ['allows no report', other('b', 50, { report: false }), ['report-not-allowed b']],
    ['guarantees only', other('b', null, { role: 'guarantor', known: false }), ['owners-unnamed']],
  ])('%s', (_name, person, gaps) => expect(told('LLC', [half, person])).toEqual(gaps))

  test('below the share only where they are needed for more than half', () => {
    const small = other('b', 10, { known: false })
    expect(told('LLC', [applicant(45, 'Member'), small], 2_000)).toEqual(['owner-asked b'])
    expect(told('LLC', [applicant(60, 'Member'), small], 2_000)).toEqual([])
  })

  test('a report is asked for and keeps no contract; the rest does', () => {
    expect(mustBeSettled({ code: 'report-not-allowed', who: 'b' })).toBe(false)
    expect(mustBeSettled({ code: 'owner-asked', who: 'b' })).toBe(true)
    const without = { ...rules, reportOfOwners: false }
    expect(signingGaps(without, facts('LLC', [half, other('b', 50, { report: false })]))).toEqual([])
  })
})

describe('who may bind', () => {
  const in5 = (kind: string, title: string, role: SigningPerson['role'] = 'applicant') =>
    mayBind(rules, kind, { ...applicant(5, title), role })
  test.each<[string, string, boolean]>([
    ['LLC', 'Managing Member', true],
    ['LLC', 'Member', true],
    ['LLC', 'Manager', false],
    ['LLC', 'General Manager', false],
    ['LLC', 'Other', false],
    ['C Corporation', 'President', true],
    ['S Corporation', 'CEO', true],
    ['Corporation', 'President', true],
    // The secretary certifies what the board resolved, and is 'Other' in the wizard's list.
    ['C Corporation', 'Other', false],
    ['C Corporation', 'Owner', false],
    ['C Corporation', 'Director', false],
    ['C Corporation', 'COO', false],
    ['Partnership', 'Partner', true],
    ['Partnership', 'Manager', false],
    ['Sole Proprietorship', 'Owner', false],
    ['', 'President', false],
  ])('5%% of a %s, titled %s: %s', (kind, title, binds) => expect(in5(kind, title)).toBe(binds))

  test('an officer needs no share, a member does, a guarantor signs for nobody else', () => {
    expect(mayBind(rules, 'C Corporation', other('b', null, { role: 'signer', title: 'President' }))).toBe(
      true,
    )
    expect(mayBind(rules, 'LLC', other('b', 60, { role: 'signer' }))).toBe(false)
    expect(mayBind(rules, 'LLC', other('b', null))).toBe(false)
    expect(in5('LLC', 'Member', 'guarantor')).toBe(false)
    expect(mayBind(rules, 'LLC', { ...applicant(5, ''), share: 500 })).toBe(false)
  })

  test('a paper that names them does, whatever the title; the whole of it does', () => {
    expect(mayBind(rules, 'LLC', { ...applicant(5, 'Manager'), authorized: true })).toBe(true)
    expect(in5('LLC', 'Manager')).toBe(false)
    expect(mayBind(rules, 'S Corporation', applicant(100, 'Owner'))).toBe(true)
    expect(mayBind(rules, 'LLC', { ...applicant(5, 'Manager'), authorized: true, role: 'guarantor' })).toBe(
      false,
    )
  })

  test('one who binds among the others is enough', () =>
    expect(told('LLC', [applicant(5, 'Manager'), other('b', 95, { title: 'Managing Member' })])).toEqual([]))
})

test('a policy without the section asks for nothing', () =>
  expect(signingGaps(null, facts('LLC', [applicant(5, 'Manager')]))).toEqual([]))

describe('that nobody else holds 20% was said on the second; it holds', () => {
  const on = (day: number) => new Date(Date.UTC(2026, 0, day))
  const holds = (share: number | null, named: number, removed?: number) =>
    stillHolds({ share: 2_000, at: on(2) }, [
      { share, namedAt: on(named), removedAt: removed === undefined ? null : on(removed) },
    ])
  test.each<[string, Parameters<typeof holds>, boolean]>([
    ['beside who was named before', [4_000, 1], true],
    ['beside a smaller one who is named after', [1_900, 3], true],
    ['until the share of who is named after is known', [null, 3], true],
    ['not beside one of that share who is named after', [2_000, 3], false],
    ['not once who was named then is taken off', [null, 1, 3], false],
    ['where who was taken off was so already', [null, 1, 2], true],
    ['where who came after went again', [null, 3, 4], true],
  ])('%s', (_name, given, expected) => expect(holds(...given)).toBe(expected))
})
