// The calls of the shared file as functions that answer their value or throw the failure.
import { to } from '../room/calls.ts'
import type * as contract from './aggregation-contract.ts'
import type * as lines from './lines-contract.ts'
import * as linesPaths from './lines-paths.ts'
import * as paths from './paths.ts'

export const fileCalls = {
  verify: to<typeof contract.verifyLink>(paths.verifyLink),
  open: to<typeof contract.getAccounts>(paths.getAccounts),
  authenticate: to<typeof contract.authenticate>(paths.authenticate),
  lines: to<typeof lines.getAggregation>(linesPaths.getAggregation),
  refresh: to<typeof contract.refreshCustomer>(paths.refreshCustomer),
  leave: to<typeof contract.leaveFile>(paths.leaveFile),
  share: to<typeof contract.shareFile>(paths.shareFile),
}
