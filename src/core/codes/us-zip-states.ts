// The state of a zip by its first three digits, and the zips that lie in another or in several. Apart from the states themselves: no first page knows zips.

// First three digits of a zip, from-to; later lines win where a small area lies inside a larger one.
const prefixes = `5-5 NY,6-9 PR,8-8 VI,10-27 MA,28-29 RI,30-38 NH,39-49 ME,50-59 VT,55-55 MA,60-69 CT,70-89 NJ,100-149 NY,
150-196 PA,197-199 DE,200-205 DC,201-201 VA,206-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-339 FL,
341-349 FL,350-369 AL,370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,480-499 MI,500-528 IA,530-549 WI,
550-567 MN,569-569 DC,570-577 SD,580-588 ND,590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,700-714 LA,716-729 AR,
730-749 OK,733-733 TX,750-799 TX,800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-865 AZ,870-884 NM,885-885 TX,889-898 NV,
900-961 CA,967-968 HI,969-969 GU,970-979 OR,980-994 WA,995-999 AK`

/** First three digits in these ranges that the Postal Service does not use (none of the development packages' postal data has one). */
const unused =
  '213 343 345 348 353 419 517 518 519 533 536 552 621 632 642 643 663 682 702 709 732 742 771 854 858 861 862 872 892 896 909 929 987'.split(
    ' ',
  )

/** Zips of another state than those around them (the same postal data). */
const elsewhere = '06390 NY,20588 MD,20598 VA,72643 MO,73960 TX,83414 WY,96799 AS'

/**
 * Zips that reach across a state line. Source: the Census Bureau's tabulation areas of 2010 and 2020 as published at gis.stackexchange.com
 * (question 53918) and peter-horton.com (2022-12-30), whose list is longer than what could be read of it.
 */
const crossing = `02861 MA RI,03579 NH ME,38549 TN KY,42223 KY TN,51001 IA NE SD,51023 IA NE SD,54540 MI WI,57717 MT SD WY,
58653 ND SD,59221 ND MT,59270 ND MT,59275 ND MT,59847 ID MT,63673 MO IL,65729 MO AR,65733 MO AR,65761 MO AR,
66541 KS NE,66955 KS NE,68325 KS NE,68327 KS NE,68420 KS NE,68719 SD NE,68755 SD NE,68943 KS NE,68978 KS NE,
69026 KS NE,69168 NE CO,69201 SD NE,69212 SD NE,69216 SD NE,69337 SD NE,71749 AR LA,71937 OK AR,71953 OK AR,
72338 TN AR,72644 MO AR,73949 OK TX,75556 AR TX,79835 NM TX,79837 NM TX,79922 NM TX,80737 NE CO,81120 NM CO,
81137 NM CO,81324 UT CO,82063 WY CO,82082 WY NE CO,82701 SD WY,82801 MT WY,82930 UT WY,83120 ID WY,83127 ID WY,
83342 UT ID,83856 ID WA,84034 UT NV,84531 UT AZ,84536 UT AZ,86044 UT AZ,86504 NM AZ,86514 UT NM AZ,86515 NM AZ,
87328 NM AZ,88063 NM TX,88430 NM TX,89010 CA NV,89019 CA NV,89060 CA NV,89061 CA NV,89421 OR NV,89439 CA NV,
89832 ID NV,97635 CA OR,97910 ID OR,97913 ID OR,99033 ID WA,99128 ID WA`

/** Read when it is first asked for. */
let byPrefix: Map<number, string> | undefined

function readPrefixes(): Map<number, string> {
  const read = new Map<number, string>()
  for (const line of prefixes.split(',')) {
    const [range = '', state = ''] = line.trim().split(' ')
    const [from = 0, to = 0] = range.split('-').map(Number)
    for (let prefix = from; prefix <= to; prefix++) read.set(prefix, state)
  }
  return read
}

const listed = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(',').map((line) => {
      const [zip = '', ...states] = line.trim().split(' ')
      return [zip, states]
    }),
  )
let across: ReadonlyMap<string, readonly string[]> | undefined

/** The state of a five-digit zip by its first three digits (a few zips by themselves); null for military and unused ranges. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}$/.test(zip)) return null
  if (zip.startsWith('9695')) return 'MP'
  byPrefix ??= readPrefixes()
  across ??= listed(`${elsewhere},${crossing}`)
  const [only, more] = across.get(zip) ?? []
  return (more === undefined && only) || (byPrefix.get(Number(zip.slice(0, 3))) ?? null)
}

/** AA, AE or AP for a zip of the armed forces (USPS Publication 28, Appendix B). */
function militaryAreaOfZip(zip: string): string | null {
  if (zip.startsWith('340')) return 'AA'
  return /^09[0-8]/.test(zip) ? 'AE' : /^96[2-6]/.test(zip) ? 'AP' : null
}

/** Each state, territory or military area in which a zip can be; empty where there is no such zip. */
export function statesOfZip(zip: string): readonly string[] {
  const state = militaryAreaOfZip(zip) ?? (unused.includes(zip.slice(0, 3)) ? null : stateOfZip(zip))
  return (across?.get(zip) ?? [state]).filter((each) => each !== null)
}
