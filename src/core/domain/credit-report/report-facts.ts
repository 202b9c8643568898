// What a decision reads of credit reports: the score and its agency, revolving credit still free, bankruptcies, doubts of identity.
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Bankruptcies, Bureau, FicoScore, ModelInputs, Revolving } from '../underwriting.ts'
import type { CreditReport, PublicRecord, ReportFlag, ReportScore } from './report.ts'

export interface ReportFacts {
  readonly bureau: Bureau
  readonly pulledOn: IsoDate
  /** Null where the bureau made none, or one of a model that nobody here knows the scale of. */
  readonly score: { readonly value: number; readonly lowest: number; readonly highest: number } | null
  readonly keyFactors: readonly string[]
  /** Whole percents of the limits; null where unknown. */
  readonly revolvingAvailable: number | null
  /** Null where the report has no file on the person. */
  readonly bankruptcies: {
    readonly count: number
    readonly open: boolean
    readonly newestOn: IsoDate | null
  } | null
  readonly flags: readonly ReportFlag[]
}

/** Petitions that no dismissal or discharge is told about. */
const OPEN = ['13', '23', '25', '27']
const BANKRUPTCY = [...OPEN, '15', '16', '17', '22', '24', '26', '28', '29']

/** Key factors that a notice states: four, and a fifth where inquiries are among them (15 USC 1681g(f)(1)(C), (9)). */
const MOST_FACTORS = 4
const INQUIRIES = '08'

export function factsOf(report: CreditReport, bureau: Bureau, pulledOn: IsoDate): ReportFacts {
  const { identity, tradelines, summary, publicRecords, flags } = report
  const onFile = identity !== null && (tradelines.length > 0 || summary.publicRecordsCount !== null)
  const bankruptcies = publicRecords.filter(({ status }) => BANKRUPTCY.includes(status.code))
  return {
    bureau,
    pulledOn,
    score: scoreOf(report.score),
    keyFactors: keyFactorsOf(report.score),
    revolvingAvailable: summary.revolvingAvailablePercent,
    bankruptcies: onFile
      ? {
          count: bankruptcies.length,
          open: bankruptcies.some(({ status }) => OPEN.includes(status.code)),
          newestOn: newestOf(bankruptcies),
        }
      : null,
    flags,
  }
}

/** Only a score of a family whose numbers the policy is written for. */
function scoreOf(score: ReportScore | null): ReportFacts['score'] {
  if (!score?.range || score.value === null) return null
  const [lowest, highest] = score.range
  return score.value < lowest || score.value > highest ? null : { value: score.value, lowest, highest }
}

function keyFactorsOf(score: ReportScore | null): string[] {
  const known = (score?.factors ?? []).filter(({ text }) => text !== UNKNOWN)
  const first = known.slice(0, MOST_FACTORS)
  const inquiries = known.slice(MOST_FACTORS).filter(({ code }) => code === INQUIRIES)
  return [...first, ...inquiries].map(({ text }) => text)
}

const newestOf = (records: readonly PublicRecord[]): IsoDate | null =>
  records
    .flatMap(({ filedOn, statusOn }) => statusOn ?? filedOn ?? [])
    .sort()
    .at(-1) ?? null

/** A report with whose it is: the applicant's own, or another person's of the application. */
export interface ReportRead extends ReportFacts {
  readonly ofApplicant: boolean
}

/**
 * The credit part of a model's inputs from the reports of an application's persons, for the day `asOf`; the worst of them counts. What no
 * report tells is left out. Only the applicant's own score brings its agency's disclosure along: the notice goes to nobody else.
 */
export function creditInputs(
  reports: readonly ReportRead[],
  asOf: IsoDate,
): Pick<
  ModelInputs,
  'ficos' | 'agencies' | 'revolving' | 'bankruptcies' | 'openBankruptcy' | 'identityInDoubt'
> {
  const ficos = reports.flatMap((report) => scoreRead(report) ?? [])
  const disclosed = new Set(ficos.flatMap(({ agency }) => agency?.name ?? []))
  const agencies = new Map(
    reports.flatMap(({ bureau }) => (disclosed.has(bureau.name) ? [] : [[bureau.name, bureau] as const])),
  )
  const free = reports.flatMap(({ revolvingAvailable }) => revolvingAvailable ?? [])
  const histories = reports.flatMap(({ bankruptcies }) => bankruptcies ?? [])
  return {
    ...(ficos.length > 0 && { ficos }),
    ...(agencies.size > 0 && { agencies: [...agencies.values()] }),
    ...(free.length > 0 && { revolving: revolvingBand(Math.min(...free)) }),
    ...(histories.length > 0 && {
      bankruptcies: worstOf(histories.map((each) => bankruptcyBand(each, asOf))),
      openBankruptcy: histories.some(({ open }) => open),
    }),
    ...(reports.some(({ flags }) => flags.includes('deceased')) && { identityInDoubt: true as const }),
  }
}

function scoreRead({ score, bureau, pulledOn, keyFactors, ofApplicant }: ReportRead): FicoScore | null {
  if (!score) return null
  const read = { score: score.value, source: 'bureau' } as const
  if (!ofApplicant) return read
  const { lowest: lowestScore, highest: highestScore } = score
  return { ...read, agency: { ...bureau, lowestScore, highestScore, scoredOn: pulledOn, keyFactors } }
}

const revolvingBand = (percent: number): Revolving =>
  percent >= 50 ? '50%+' : percent >= 25 ? '25-50%' : '0-25%'

const YEAR_DAYS = 365.25

/** By the age of the newest one; one whose date nobody knows is taken for recent. */
function bankruptcyBand(
  { count, newestOn }: NonNullable<ReportFacts['bankruptcies']>,
  asOf: IsoDate,
): Bankruptcies {
  if (count === 0) return '0'
  if (count > 1) return '2+'
  const years = newestOn === null ? 0 : (dayNumber(asOf) - dayNumber(newestOn)) / YEAR_DAYS
  return years < 1 ? '1,<1 yr' : years <= 5 ? '1,2-5 yrs' : '1,>5 yrs'
}

const worstFirst: readonly Bankruptcies[] = ['2+', '1,<1 yr', '1,2-5 yrs', '1,>5 yrs', '0']
const worstOf = (bands: readonly Bankruptcies[]): Bankruptcies =>
  worstFirst.find((band) => bands.includes(band)) ?? '0'
