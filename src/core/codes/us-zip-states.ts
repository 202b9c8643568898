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
 * Zips that reach across a state line, the state with more of their land first: all 137 of the Census Bureau's tabulation areas of 2020
 * (relationship file tab20_zcta520_county20_natl), and 88063, which was one in 2010.
 */
const crossing = `02861 RI MA,03579 ME NH,19973 DE MD,20135 VA WV,21874 MD DE,21912 MD DE,24604 VA WV,24622 VA WV,27048 NC VA,
28675 NC VA,30165 GA AL,30741 GA TN,36855 AL GA,37642 TN VA,37752 TN VA,38079 TN KY,38326 TN MS,38549 TN KY,
38769 MS AR,38852 MS AL,40965 KY TN,42223 TN KY,42602 KY TN,51001 IA SD,51023 IA SD,51360 IA MN,51557 IA NE,
51640 IA MO,52542 IA MO,52573 IA MO,52626 IA MO,54540 WI MI,56027 MN IA,56136 MN SD,56144 MN SD,56164 MN SD,
56219 SD MN,56220 MN SD,56257 MN SD,56744 MN ND,57026 SD MN,57030 SD MN,57034 SD IA,57068 SD MN,57255 SD ND,
57430 SD ND,57638 SD ND,57641 SD ND,57642 SD ND,57645 SD ND,57648 ND SD,57660 SD ND,57717 SD WY MT,
57724 SD MT,57735 SD NE,58030 ND MN,58041 ND SD,58043 ND SD,58053 ND SD,58225 ND MN,58413 ND SD,58436 ND SD,
58439 ND SD,58568 ND SD,58621 ND MT,58623 ND SD,58639 ND SD,58649 ND SD,58653 ND SD,59221 MT ND,59270 MT ND,
59275 MT ND,59847 MT ID,63673 MO IL,65729 MO AR,65733 MO AR,65761 MO AR,66541 KS NE,66955 KS NE,68325 NE KS,
68327 NE KS,68420 NE KS,68719 NE SD,68755 NE SD,68943 NE KS,68978 NE KS,69026 NE KS,69168 NE CO,69201 NE SD,
69212 NE SD,69216 NE SD,69337 NE SD,71749 AR LA,71937 AR OK,71953 AR OK,72338 TN AR,72644 AR MO,73949 OK TX,
75556 TX AR,79835 TX NM,79837 NM TX,79922 TX NM,80737 CO NE,81120 CO NM,81137 CO NM,81324 CO UT,82063 CO WY,
82082 WY NE CO,82701 WY SD,82801 WY MT,82930 UT WY,83120 ID WY,83127 WY ID,83342 ID UT,83856 ID WA,
84034 UT NV,84531 UT AZ,84536 UT AZ,86044 AZ UT,86504 AZ NM,86514 AZ UT NM,86515 NM AZ,87328 NM AZ,
88063 NM TX,88430 NM TX,89010 NV CA,89019 NV CA,89060 NV CA,89061 NV CA,89421 OR NV,89439 NV CA,89832 NV ID,
97635 CA OR,97910 OR ID,97913 OR ID,99033 WA ID,99128 WA ID,99362 WA OR`

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
