// Where the calls of the renewal live, with the specification's slashes.
import { post } from '#core/contract/api-route.ts'
import * as linkPaths from '#features/capabilities/link-visit/paths.ts'
import { RENEWAL } from './flow.ts'

export const verifyLink = linkPaths.verifyLink(RENEWAL)
export const activePlaids = post(`/api/${RENEWAL}/active-plaids/`)
export const applyForm = post(`/api/${RENEWAL}/apply-form/`)
export const useBank = post(`/api/${RENEWAL}/use-bank`)
export const finish = post(`/api/${RENEWAL}/finish`)
