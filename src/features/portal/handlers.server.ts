// The portal on the server: its door, what it shows, and what is done there.
import { anybody } from '#platform/http/takes.ts'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import { askDeletion, setConsent, writeMessage } from './ask-staff.server.ts'
import * as contract from './contract.ts'
import * as login from './login-contract.ts'
import { askCode, enterCode, logOut, logOutEverywhere, readCode } from './log-in.server.ts'
import { nameOwner, stateNoOthers, stateShare } from './name-owners.server.ts'
import { openScreen } from './open-screen.server.ts'
import { readApplication } from './read-application.server.ts'
import { readHome } from './read-home.server.ts'
import { setReminder } from './reminder.server.ts'
import { ownerRoute, ownersApplicationRoute } from './session.server.ts'

const sameForEverybody = anybody(
  'the way in: answers everybody the same, and writes only to the contact itself',
)
const ofOwnCode = anybody('tells a browser of the code that it asked for itself, and nothing of whose it is')
const ofThisBrowser = anybody("ends nothing but this browser's own session")

export const portal: Feature = {
  name: 'portal',
  routes: (deps) => [
    route(login.askCode, sameForEverybody, (request, call) => askCode(deps, request, call)),
    route(login.readCode, ofOwnCode, (_request, call) => readCode(deps, call)),
    route(login.enterCode, sameForEverybody, (request, call) => enterCode(deps, request, call)),
    route(login.logOut, ofThisBrowser, (_request, call) => logOut(deps, call)),
    ownerRoute(deps, login.logOutEverywhere, logOutEverywhere),
    ownerRoute(deps, contract.readHome, readHome),
    ownersApplicationRoute(deps, contract.readApplication, readApplication),
    ownersApplicationRoute(deps, contract.openScreen, openScreen),
    ownersApplicationRoute(deps, contract.writeMessage, writeMessage),
    ownersApplicationRoute(deps, contract.setConsent, setConsent),
    ownersApplicationRoute(deps, contract.setReminder, setReminder),
    ownersApplicationRoute(deps, contract.nameOwner, nameOwner),
    ownersApplicationRoute(deps, contract.stateShare, stateShare),
    ownersApplicationRoute(deps, contract.stateNoOthers, stateNoOthers),
    ownersApplicationRoute(deps, contract.askDeletion, askDeletion),
  ],
}
