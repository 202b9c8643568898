// What somebody wrote, without the mail that it quotes at its end.

/** More than people write by hand. */
const LONGEST = 10_000

/** 'On Mon, Nov 23, 2026 at 9:14 AM Underway <...> wrote:', in English and Spanish, on one line or broken over up to three. */
const WROTE =
  /^(?:On|El|Le) [^\n]{4,200}(?:\n[^\n]{0,120}){0,2}?(?:wrote|escribió|escribi=C3=B3|a écrit)\s*:[ \t]*$/m
const ORIGINAL = /^[ \t]*-{2,}\s*(?:Original Message|Mensaje original|Forwarded message)\s*-{2,}[ \t]*$/im
/** Outlook's head of what it quotes: From, Sent, To, Subject in lines of their own. */
const HEAD =
  /^(?:_{10,}[ \t]*\n+)?[ \t]*\*?(?:From|De)\s*:\*?[^\n]+\n+[ \t]*\*?(?:Sent|Date|Enviado(?: el)?|Fecha)\s*:\*?[^\n]+\n+[ \t]*\*?(?:To|Para|Subject|Asunto)\s*:/im

/** Marks that nobody sees, and those that turn text round. */
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

const isQuoted = (line: string): boolean => /^\s*>/.test(line)

/** Answers between the quoted lines are kept with them: cut there, they would be lost. */
export function replyText(mail: string): string {
  const text = mail.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim()
  const cut = withoutQuote(text).trim()
  return [...(cut || text)].slice(0, LONGEST).join('')
}

function withoutQuote(text: string): string {
  const at = [HEAD, ORIGINAL].flatMap((mark) => mark.exec(text)?.index ?? []).sort((a, b) => a - b)[0]
  const before = at === undefined ? text : text.slice(0, at)
  const wrote = WROTE.exec(before)
  if (!wrote) return withoutLastLines(before)
  const quote = before.slice(wrote.index + wrote[0].length)
  const lines = quote.split('\n').filter((line) => line.trim())
  const isMixed =
    lines.some(isQuoted) && lines.slice(lines.findIndex(isQuoted)).some((line) => !isQuoted(line))
  return isMixed ? before : before.slice(0, wrote.index)
}

function withoutLastLines(text: string): string {
  const lines = text.split('\n')
  let end = lines.length
  while (end > 0 && (isQuoted(lines[end - 1]!) || !lines[end - 1]!.trim())) end--
  return lines.slice(0, end).join('\n')
}
