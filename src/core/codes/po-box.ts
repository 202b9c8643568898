// Post-office boxes: fine for mail, but no place where a business is or a person lives.

const boxes = [
  /\bp\.?\s*[o0]\.?\s*(?:box|bin|drawer|caja)(?:\b|(?=\d))/i,
  /\b(?:postal|gpo)\s+box\b/i,
  /\bpmb\s+#?\s*\d/i,
  /\bapdo\.?\s+postal\s+#?\s*\d/i,
  /\bp\.?\s*o\.?\s*b\.?\s*#?\s*\d/i,
  /\bpost(?:al)?\s+office\s+(?:box|drawer)\b/i,
  /^\s*(?:box|caller|drawer)\s+#?\s*\d+\s*$/i,
  /\bapartado(?:\s+postal)?\s+#?\s*\d/i,
  /\bapdo\.?\s+#?\s*\d/i,
  /^\s*general delivery\b/i,
  /\b(?:psc|cmr)\s+\d+,?\s+box\b/i,
]

/** A house number and the beginning of a street. */
const street = /^\W*\d[\w/-]*\s.*[a-z]{2}/i

/** Whether a line names a post-office box, in English or Spanish ('P.O. Box 12', 'Apartado Postal 9'), and no street beside it: '12 Elm St, PO Box 4' tells where somebody is too (USPS Publication 28, dual addresses). */
export const isBoxAlone = (line: string): boolean =>
  boxes.some((box) => {
    const found = box.exec(line)
    if (!found) return false
    // A private mailbox is written behind its street: `understood.ts` puts it there.
    if (/^\W*pmb/i.test(line)) return true
    const behind = line.slice(found.index + found[0].length).replace(/^[\s#.,:]*[\w-]*/, '')
    return !street.test(`${line.slice(0, found.index)} ${behind}`)
  })
