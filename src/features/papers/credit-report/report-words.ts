// The words that the paper of a credit report is written in: most are those of its page.
import { en as creditEn } from '#core/words/credit/en.ts'
import { es as creditEs } from '#core/words/credit/es.ts'
import { en } from '#core/words/paper-credit-report/en.ts'
import { es } from '#core/words/paper-credit-report/es.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import { es as staffEs } from '#core/words/staff/es.ts'
import { pick, type Language } from '#core/words/words.ts'

/** Those of the paper itself, of a report's page, and the reasons for which a file is opened. */
export const reportWords = (language: Language) => ({
  language,
  t: pick({ en, es }, language) as Readonly<Record<keyof typeof en, string>>,
  credit: pick({ en: creditEn, es: creditEs }, language) as Readonly<Record<keyof typeof creditEn, string>>,
  staff: pick({ en: staffEn, es: staffEs }, language) as Readonly<Record<keyof typeof staffEn, string>>,
})
export type ReportWords = ReturnType<typeof reportWords>
