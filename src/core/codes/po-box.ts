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

/** Whether an address line names a post-office box, in English or Spanish ('P.O. Box 12', 'POB 7', 'Apartado Postal 9'). */
export const isPoBox = (address: string): boolean => boxes.some((box) => box.test(address))
