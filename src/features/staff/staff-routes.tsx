// The staff room's pages below /staff, loaded only by those who go there.
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import '#ui/screens.css'
import { AffiliatePage } from './affiliates/affiliate-page.tsx'
import { AffiliatesPage } from './affiliates/affiliates-page.tsx'
import { ApplicationsPage } from './applications/applications-page.tsx'
import { PapersOfFileContext, type PapersOfFile } from './applications/papers-of-file.ts'
import { BusinessPage } from './businesses/business-page.tsx'
import { BusinessesPage } from './businesses/businesses-page.tsx'
import { AccountPage } from './login/account-page.tsx'
import { LinesPage } from './lines/lines-page.tsx'
import { LoginOverPage } from './login/login-over-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { SetUpPage } from './login/set-up-page.tsx'
import { SignOnPage } from './login/sign-on-page.tsx'
import { WelcomePage } from './login/welcome-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { StaffLogPage } from './people/staff-log-page.tsx'
import { StaffLanguage } from './room/language.tsx'
import { createStaffClient, LoggedInOnly } from './room/session.tsx'
import { Shell } from './room/shell.tsx'
import './room/staff.css'
import './room/bar.css'
import './room/forms.css'
import './room/tables.css'
import './room/pages.css'
import './applications/list.css'
import './applications/detail.css'
import './applications/parts.css'
import './applications/actions/decide.css'
import './lines/lines.css'
import './lines/line-panel.css'
import './login/door.css'
import { DuePage } from './work/due-page.tsx'
import { JobsPage } from './work/jobs-page.tsx'
import { ProposalsPage } from './work/proposals-page.tsx'

/** Its own file: few of those who come to the room set an offer. */
const OfferToolPage = lazy(async () => ({
  default: (await import('./applications/offer-tool-page.tsx')).OfferToolPage,
}))

/** Its own file as well: a report is read by few. */
const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }))
const ReportPage = lazy(async () => ({ default: (await import('./credit/report-page.tsx')).ReportPage }))

/** Its own file too: it proves a reading in the browser. */
const StatementPage = lazy(async () => ({
  default: (await import('./statements/statement-page.tsx')).StatementPage,
}))

/** For the router, at the path 'staff/*'. `papers`: the card of a file's papers, which use the staff room themselves. */
export function StaffRoutes({ papers }: { papers: PapersOfFile }) {
  const [client] = useState(createStaffClient)
  return (
    <QueryClientProvider client={client}>
      <PapersOfFileContext value={papers}>
        <StaffLanguage>
          <Routes>
            <Route path="login" element={<LoginPage />} />
            <Route path="sign-on" element={<SignOnPage />} />
            <Route path="set-up" element={<SetUpPage />} />
            <Route path="welcome" element={<WelcomePage />} />
            <Route
              element={
                <LoggedInOnly login={<LoginOverPage />}>
                  <Shell />
                </LoggedInOnly>
              }
            >
              <Route index element={<ApplicationsPage />} />
              <Route path="applications" element={<Navigate to="/staff" replace />} />
              <Route path="applications/:id" element={<ApplicationsPage />} />
              <Route path="applications/:id/lines/:account" element={<LinesPage />} />
              <Route
                path="applications/:id/offer"
                element={
                  <Suspense>
                    <OfferToolPage />
                  </Suspense>
                }
              />
              <Route
                path="applications/:id/statements/:document"
                element={
                  <Suspense>
                    <StatementPage />
                  </Suspense>
                }
              />
              <Route
                path="applications/:id/credit/:report"
                element={
                  <Suspense>
                    <ReportPage />
                  </Suspense>
                }
              />
              <Route path="businesses" element={<BusinessesPage />} />
              <Route path="businesses/:id" element={<BusinessPage />} />
              <Route path="affiliates" element={<AffiliatesPage />} />
              <Route path="affiliates/:id" element={<AffiliatePage />} />
              <Route path="jobs" element={<JobsPage />} />
              <Route path="proposals" element={<ProposalsPage />} />
              <Route path="due" element={<DuePage />} />
              <Route path="people" element={<PeoplePage />} />
              <Route
                path="setup"
                element={
                  <Suspense>
                    <SetupPage />
                  </Suspense>
                }
              />
              <Route path="log" element={<StaffLogPage />} />
              <Route path="account" element={<AccountPage />} />
              <Route path="*" element={<Navigate to="/staff" replace />} />
            </Route>
          </Routes>
        </StaffLanguage>
      </PapersOfFileContext>
    </QueryClientProvider>
  )
}
