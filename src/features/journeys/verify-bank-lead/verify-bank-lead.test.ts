// The bank-lead link, through the front door.
import { testBankVisit } from '../../../../test/bank-visit-suite.ts'
import { verifyBankLeadFlow } from './flow.ts'

testBankVisit(verifyBankLeadFlow, 'verify-bank-lead', 'bank-verification')
