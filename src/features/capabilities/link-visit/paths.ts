// Where a link's calls live, by its purpose. Without the schemas, for the browser.
import type { LinkPurpose } from '#core/domain/links.ts'

export const verifyPath = (purpose: LinkPurpose): string => `/api/${purpose}/verify-link`
export const answersPath = (purpose: LinkPurpose): string => `/api/${purpose}/answers`
