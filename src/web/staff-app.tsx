// The staff room with the router library, which only its many addresses need.
import { useEffect } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { PapersCard } from '#features/papers/generator/papers-card.tsx'
import { StaffRoutes } from '#features/staff/staff-routes.tsx'
import { listenToSelects } from '#ui/inputs/type-ahead.ts'
import { BASE_PATH } from '#ui/router.tsx'

export function StaffApp() {
  useEffect(listenToSelects, [])
  return (
    <BrowserRouter basename={BASE_PATH}>
      <Routes>
        <Route path="staff/*" element={<StaffRoutes papers={PapersCard} />} />
      </Routes>
    </BrowserRouter>
  )
}
