// What stands on the page after an answer, in each state: nothing untrue, no paper where it changes nothing, and a way on from each.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { en } from '#core/words/deposit-questions/en.ts'
import { es } from '#core/words/deposit-questions/es.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { Deposits } from './deposit-calls.ts'
import { Said } from './said.tsx'

const question = (says: Deposits['questions'][number]['says'], document = false) => ({
  id: says ?? '-',
  payer: 'ORCHARD HOLDINGS',
  deposits: [{ date: '2026-10-12', amount: 6_000_000, text: 'CREDIT MEMO ORCHARD HOLDINGS' }],
  says,
  words: '',
  document,
})
interface Given extends Partial<Deposits> {
  readonly late?: boolean
  readonly over?: boolean
  readonly api?: string
  readonly after?: 'upload'
  readonly language?: 'en' | 'es'
}
const drawn = ({ late = false, over = false, api = 'apply', after, language = 'en', ...given }: Given) => {
  const deposits: Deposits = {
    state: 'open',
    open: true,
    reasons: [],
    questions: [question('loan'), question('customer', true)],
    ...given,
  }
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Said
        step={{ id: 'deposits', page: 10, kind: 'deposit-questions' }}
        api={api}
        leadId="a"
        brand={
          { phone: '(800) 555-0100', email: 'help@underway.example' } as Parameters<typeof Said>[0]['brand']
        }
        bank={{ way: 'frame' }}
        uploadLimitBytes={1_000}
        next={() => {}}
        to={() => {}}
        back={() => {}}
        after={after}
        deposits={deposits}
        late={late}
        over={over}
        onChange={deposits.open && !over ? () => {} : undefined}
        onArrived={() => {}}
      />
    </LanguageProvider>,
  )
}
const has = (html: string, ...words: string[]) => words.filter((word) => html.includes(word))

describe('what an answer led to', () => {
  test.each([
    ['deciding', { state: 'deciding' }, 'doneTitle', 'decidingText', 'toApplication', false, true],
    [
      'deciding for long',
      { state: 'deciding', late: true },
      'doneTitle',
      'lateText',
      'toApplication',
      false,
      true,
    ],
    ['open', { state: 'open' }, 'doneTitle', 'doneText', 'toApplication', true, true],
    ['open, on a way', { state: 'open', after: 'upload' }, 'doneTitle', 'doneText', 'continue', true, true],
    ['offered', { state: 'offered' }, 'doneTitle', 'offeredText', 'toOffers', true, true],
    [
      'offered, by link',
      { state: 'offered', api: 'questions' },
      'doneTitle',
      'offeredText',
      'toPortal',
      true,
      true,
    ],
    ['declined', { state: 'declined', open: false }, 'declinedTitle', 'declinedText', 'toPlan', false, false],
    [
      'declined, on a way',
      { state: 'declined', open: false, after: 'upload' },
      'declinedTitle',
      'declinedText',
      'toPlan',
      false,
      false,
    ],
    ['closed', { state: 'closed', open: false }, 'closedTitle', 'closedText', 'toApplication', false, false],
    [
      'link over',
      { state: 'deciding', over: true, api: 'questions' },
      'doneTitle',
      'overText',
      'toPortal',
      false,
      false,
    ],
  ] as const)('%s', (_, given, title, text, way, paper, change) => {
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const html = drawn({ ...given, language })
      const all = [
        'decidingText',
        'lateText',
        'doneText',
        'offeredText',
        'declinedText',
        'closedText',
        'overText',
      ] as const
      expect(has(html, ...all.map((key) => words[key]))).toEqual([words[text]])
      expect(html).toContain(`>${words[title]}</h1>`)
      const ways = ['toApplication', 'continue', 'toOffers', 'toPlan', 'toPortal'] as const
      expect(ways.filter((key) => html.includes(`>${words[key]}</`))).toEqual([way])
      expect(html.includes(words.documentTitle)).toBe(paper)
      expect(html.includes(`>${words.change}</`)).toBe(change)
    }
  })
  test('a decline says why, and whom to tell', () => {
    const html = drawn({ state: 'declined', open: false, reasons: ['Revenue is below the minimum.'] })
    expect(
      has(html, en.reasonsTitle, 'Revenue is below the minimum.', en.declinedNext, 'help@underway.example'),
    ).toHaveLength(4)
  })
  test('a paper is asked for the customers who need one', () => {
    const html = drawn({ questions: [question('customer', true), { ...question('own'), payer: 'PEACH' }] })
    const asked = html.slice(html.indexOf(en.documentTitle))
    expect(has(asked, 'ORCHARD HOLDINGS', 'PEACH')).toEqual(['ORCHARD HOLDINGS'])
  })
})
