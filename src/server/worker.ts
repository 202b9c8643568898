// Job kind -> function: the one list; a kind that nothing runs does not compile.
import { decideApplication } from '#features/capabilities/decision/decide.server.ts'
import { keepLineBook } from '#features/capabilities/bank-analysis/keep-line-book.server.ts'
import { countBankStatements } from '#features/capabilities/bank-link/count-statements.server.ts'
import { fetchBankHistory } from '#features/capabilities/bank-link/fetch-history.server.ts'
import { findBankLink } from '#features/capabilities/bank-link/find-link.server.ts'
import { finishBankLink } from '#features/capabilities/bank-link/finish-link.server.ts'
import { lookAtBankAccess } from '#features/capabilities/bank-link/look-at-access.server.ts'
import { revokeBankConnection } from '#features/capabilities/bank-link/revoke.server.ts'
import { pullCreditReport } from '#features/capabilities/credit/pull-report.server.ts'
import { finishEnvelope } from '#features/capabilities/signing/finish-envelope.server.ts'
import { lookAtEnvelope } from '#features/capabilities/signing/look-at-envelope.server.ts'
import { sendSignerCodeNow } from '#features/capabilities/signing/signer-code.server.ts'
import { voidEnvelope } from '#features/capabilities/signing/void-envelope.server.ts'
import { makeAffiliateContract } from '#features/papers/affiliate-agreement/make-affiliate-contract.server.ts'
import { makeContract } from '#features/papers/funding-agreement/make-contract.server.ts'
import { readStatements } from '#features/capabilities/statement-analysis/read-statements.server.ts'
import { analyseStatements } from '#features/capabilities/statement-analysis/analyse-statements.server.ts'
import { tellConversion } from '#features/capabilities/tracking/tell-conversion.server.ts'
import { fetchTextFiles } from '#features/capabilities/messages/fetch-text-files.server.ts'
import { composeMessage, deliverMessage } from '#features/capabilities/messages/send.server.ts'
import {
  judgeDocument,
  removeUnkeptFile,
  scanDocument,
} from '#features/capabilities/uploads/file-jobs.server.ts'
import { checkMerchantDefaults } from '#features/capabilities/wizard/merchant-defaults.server.ts'
import { sendPortalCode } from '#features/portal/send-code.server.ts'
import { sendSetUpLink } from '#features/staff/login/set-up-link.server.ts'
import { tellStaff } from '#features/staff/login/tell-of-change.server.ts'
import { lapseProposal } from '#features/staff/applications/proposals.server.ts'
import { sendDecision } from '#features/staff/applications/going-out.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { JobRunners } from '#platform/outbox/outbox.ts'

export const runnersOf = (deps: Deps): JobRunners => ({
  'send-message': composeMessage(deps),
  'deliver-message': deliverMessage(deps),
  'send-portal-code': sendPortalCode(deps),
  'send-signer-code': sendSignerCodeNow(deps),
  'tell-staff': tellStaff(deps),
  'send-set-up-link': sendSetUpLink(deps),
  'finish-bank-link': finishBankLink(deps),
  'find-bank-link': findBankLink(deps),
  'look-at-bank-access': lookAtBankAccess(deps),
  'fetch-bank-history': fetchBankHistory(deps),
  'count-bank-statements': countBankStatements(deps),
  'keep-line-book': keepLineBook(deps),
  'revoke-bank-connection': revokeBankConnection(deps),
  'decide-application': decideApplication(deps),
  'make-contract': makeContract(deps),
  'make-affiliate-contract': makeAffiliateContract(deps),
  'finish-envelope': finishEnvelope(deps),
  'look-at-envelope': lookAtEnvelope(deps),
  'void-envelope': voidEnvelope(deps),
  'lapse-proposal': lapseProposal(deps),
  'send-decision': sendDecision(deps),
  'analyse-statements': analyseStatements(deps),
  'read-statements': readStatements(deps),
  'pull-credit-report': pullCreditReport(deps),
  'tell-conversion': tellConversion(deps),
  'check-merchant-defaults': checkMerchantDefaults(deps),
  'fetch-text-files': fetchTextFiles(deps),
  'scan-document': scanDocument(deps),
  'judge-document': judgeDocument(deps),
  'remove-unkept-file': removeUnkeptFile(deps),
})
