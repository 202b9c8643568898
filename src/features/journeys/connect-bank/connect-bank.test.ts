// The link to connect a bank in four steps, through the front door.
import { testBankVisit } from '../../../../test/bank-visit-suite.ts'
import { connectBankFlow } from './flow.ts'

testBankVisit(connectBankFlow, 'connect-bank', 'documents')
