// A link as staff see it in a list.
import type { LinkRow } from '#platform/store/links.ts'

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null

/** `by`: the name of whoever made it. */
export const shownLink = (row: LinkRow, by: string | null, now: Date) => ({
  id: row.id,
  purpose: row.purpose,
  documents: row.detail.documents === true,
  by,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: isoOrNull(row.revokedAt),
  openedAt: isoOrNull(row.openedAt),
  openedCount: row.openedCount,
  visit: [row.visit.utm_device_type, row.visit.utm_browser].filter(Boolean).join(', '),
  finishedAt: isoOrNull(row.finishedAt),
  live: !row.revokedAt && row.expiresAt > now,
})
