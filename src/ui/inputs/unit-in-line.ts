// Finds the suite or apartment that somebody typed into the street line, so that choosing a suggestion does not lose it.

const unit =
  /[,\s]((?:apt|apartment|suite|ste|unit|floor|fl|room|rm|apto|apartamento|depto|local|piso|oficina|ofc)\.?\s*#?\s*[\w-]{1,8}|#\s*[\w-]{1,8})\s*$/i

/** 'Suite 4' of '12 Main St, Suite 4'; '' when the line names none. */
export const unitInLine = (line: string): string => unit.exec(line)?.[1]?.trim() ?? ''
