// Score models that a credit report may carry, by Experian's indicator.

export interface ScoreModel {
  readonly name: string
  /** Lowest and highest score; null where no public text says them. */
  readonly range: readonly [lowest: number, highest: number] | null
  /** Whether its factors are those of `score-factors.ts`: other families number theirs otherwise. */
  readonly fico: boolean
}

const fico = (name: string): ScoreModel => ({ name, range: [300, 850], fico: true })

/** By `modelIndicator`. Specification 3, section 2.3: F is 'FICO Score 2'. */
export const scoreModels: Readonly<Record<string, ScoreModel>> = {
  F: fico('FICO Score 2'),
  AA: fico('FICO Score 3'),
  AF: fico('FICO Score 8'),
  F9: fico('FICO Score 9'),
  AB: { name: 'FICO Auto Score 8', range: [250, 900], fico: true },
  AD: { name: 'FICO Bankcard Score 8', range: [250, 900], fico: true },
  FX: { name: 'FICO Auto Score 9', range: [250, 900], fico: true },
  FT: { name: 'FICO Bankcard Score 9', range: [250, 900], fico: true },
  V3: { name: 'VantageScore 3.0', range: [300, 850], fico: false },
  V4: { name: 'VantageScore 4.0', range: [300, 850], fico: false },
  B: { name: 'Experian/MDS Bankruptcy Model', range: [108, 1200], fico: false },
  '3': { name: 'New National Risk Model', range: [0, 1000], fico: false },
}
