// The opportunity journey link, through the front door.
import { testBankVisit } from '../../../../test/bank-visit-suite.ts'
import { verifyBankJourneyFlow } from './flow.ts'

testBankVisit(verifyBankJourneyFlow, 'verify-bank-journey', 'verify-bank-lead')
