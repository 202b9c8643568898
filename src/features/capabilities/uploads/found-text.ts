// What was found in a file of statements, and what its sender is asked for, in words.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Language } from '#core/words/words.ts'
import type { Translate } from '#ui/words.tsx'
import type * as words from './found-words.ts'
import { monthName } from './month-name.ts'
import type { ToldFile } from './told.ts'

type FoundTranslate = Translate<keyof typeof words.en>

const locales = { en: 'en-US', es: 'es-US' } as const
const noon = (date: IsoDate): Date => new Date(`${date}T12:00:00Z`)

type Period = Pick<ToldFile['accounts'][number], 'from' | 'to' | 'month'>

/** 'April 2026' of a whole month, else 'Dec 13, 2025 – Jan 14, 2026'. */
export function periodName({ from, to, month }: Period, language: Language): string {
  if (month) return monthName(month, language)
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(noon(from), noon(to))
}

/** '2, 4–6'. */
function pageRanges(pages: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === page) last[1] = page
    else ranges.push([page, page])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** 'Valley Bank ...4821, April 2026, complete, 214 lines', one for each account; or how far the reading has come. Empty for what is asked instead. */
export function foundTexts(t: FoundTranslate, language: Language, told: ToldFile): string[] {
  const { state, page, pages, accounts } = told
  if (state === 'kept') return [t('kept')]
  if (state === 'reading') return [page && pages ? t('readingPage', { page, pages }) : t('reading')]
  return accounts.map((account) => {
    const { bank, mask, lines } = account
    const number = mask && (bank ? `...${mask}` : t('ending', { mask }))
    return [
      [bank || !number ? bank || t('anAccount') : '', number].filter(Boolean).join(' '),
      periodName(account, language),
      t(`state.${account.state}`),
      lines === 0 ? t('noLines') : lines === 1 ? t('oneLine') : t('lines', { count: lines }),
    ].join(', ')
  })
}

/** What to send instead, or besides; accounts of one statement ask once. */
export function askedTexts(t: FoundTranslate, language: Language, { unread, accounts }: ToldFile): string[] {
  if (unread) return [t(`unread.${unread}`)]
  const asked = accounts.flatMap((account) => {
    const { of, missing } = account
    if (of === null) return []
    return t(missing.length > 1 ? 'pagesMissing' : 'pageMissing', {
      pages: pageRanges(missing),
      of,
      period: periodName(account, language),
    })
  })
  return [...new Set(asked)]
}
