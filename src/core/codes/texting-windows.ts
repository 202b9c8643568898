// The hours in which a state lets somebody be solicited by telephone or text, where they are fewer than the federal ones. Read in November 2026; for counsel to confirm.

/** Hours of the day, local: from the first, until before the second; null = none on that day. */
type Hours = readonly [from: number, until: number] | null

export interface TextingWindow {
  readonly weekdays: Hours
  readonly saturday: Hours
  readonly sunday: Hours
  readonly holidays: Hours
  /** The statute or rule. */
  readonly source: string
}

const everyDay = (hours: Hours, source: string): TextingWindow => ({
  weekdays: hours,
  saturday: hours,
  sunday: hours,
  holidays: hours,
  source,
})

/** 47 CFR 64.1200(c)(1): after 8 a.m. and before 9 p.m. where the called person is. */
export const federalWindow = everyDay([8, 21], '47 CFR 64.1200(c)(1)')

/**
 * By state. 'Texts' beside a source: its law names text messages; the others speak of calls, and are kept for texts as well, since a text
 * that waits costs little. A law that speaks of recorded voices alone is not here.
 */
export const stateWindows: Readonly<Record<string, TextingWindow>> = {
  // Texts.
  CT: everyDay([9, 20], 'Conn. Gen. Stat. § 42-288a'),
  FL: everyDay([8, 20], 'Fla. Stat. § 501.616(6)(a)'),
  MD: everyDay([8, 20], 'Md. Code, Com. Law § 14-4503 (Stop the Spam Calls Act of 2023)'),
  OK: everyDay([8, 20], 'Okla. Stat. tit. 15, § 775C.4'),
  TX: {
    ...everyDay([9, 21], 'Tex. Bus. & Com. Code § 301.051; texts since 2025-09-01 (S.B. 140)'),
    sunday: [12, 21],
  },
  WA: everyDay([8, 20], 'Wash. Rev. Code § 19.158.040(2)'),
  // Calls.
  KY: everyDay([10, 21], 'Ky. Rev. Stat. § 367.46955'),
  LA: {
    ...everyDay([8, 20], 'La. Pub. Serv. Comm’n, Do Not Call General Order; La. Rev. Stat. § 45:844.14'),
    sunday: null,
    holidays: null,
  },
  MA: everyDay([8, 20], 'Mass. Gen. Laws ch. 159C, § 3'),
  MN: everyDay([9, 21], 'Minn. Stat. § 325E.30'),
  MS: {
    ...everyDay([8, 20], 'Miss. Code § 77-3-701 et seq., rules of its Public Service Commission'),
    sunday: null,
    holidays: null,
  },
  NM: everyDay([9, 21], 'N.M. Stat. § 57-12-22'),
  PA: {
    ...everyDay([8, 21], '73 Pa. Stat. § 2241 et seq.; no Sundays since 2026-10-18'),
    sunday: null,
    holidays: null,
  },
  RI: {
    weekdays: [9, 18],
    saturday: [10, 17],
    sunday: null,
    holidays: null,
    source: 'R.I. Gen. Laws §§ 5-61-2(9), 5-61-3.6',
  },
  UT: { ...everyDay([8, 21], 'Utah Code § 13-25a-103'), sunday: null, holidays: null },
  WY: everyDay([8, 20], 'Wyo. Stat. § 40-12-302'),
}
