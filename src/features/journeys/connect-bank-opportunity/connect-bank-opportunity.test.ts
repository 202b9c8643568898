// The link to connect a bank for an offer, through the front door.
import { testBankVisit } from '../../../../test/bank-visit-suite.ts'
import { connectBankOpportunityFlow } from './flow.ts'

testBankVisit(connectBankOpportunityFlow, 'connect-bank-opportunity', 'verify-bank-journey')
