// The unit of an address line ('Suite 8', '#4B', 'Piso 2'): found so that no completion ever drops it.

const keywords =
  'apt|apto|apartment|apartamento|ste|suite|unit|unidad|fl|floor|piso|rm|room|bldg|building|edificio|edif|ofic|oficina|office|local|lot|spc|space|trlr|ph|penthouse|dept|depto|box'
const keyword = new RegExp(`^(?:${keywords})\\.?$`, 'i')
const inLine = new RegExp(
  `(?:^|[\\s,])((?:(?:${keywords})\\.?\\s*#?\\s*[\\w-]*\\d[\\w-]*|(?:${keywords})\\.?\\s+[a-z])(?=[\\s,]|$)|#\\s*[\\w-]+)`,
  'i',
)

/** Whether a word announces a unit number ('Suite', 'Apt.', 'Piso', 'Box'). */
export const isUnitWord = (word: string): boolean => keyword.test(word) || word === '#'

/** The unit that a typed line holds, as typed; null when there is none. */
export const unitOf = (text: string): string | null => inLine.exec(text)?.[1]?.trim() ?? null

const bare = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(new RegExp(`^(?:${keywords})\\.?\\s*`), '')
    .replace(/[#\s]/g, '')

/** Whether a line already holds a unit, whatever it is called there ('Suite 8' and '#8' are one). */
export const holdsUnit = (line: string, unit: string): boolean => {
  const held = unitOf(line)
  return held !== null && bare(held) === bare(unit)
}
