// The browser's start: reads what the server told the page, then takes over the ready-made page or draws a new one.
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PAGE_DATA_ID, type PageData } from '#core/flow/page-data.ts'
import { keepSwept } from '#ui/stored-items.ts'
import { App } from './app.tsx'
import { AppRoutes } from './routes.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

keepSwept()
const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
const root = document.getElementById('root')!
const readyMade = root.childElementCount > 0
const app = <App data={data} readyMade={readyMade} Routes={AppRoutes} />
// In one piece: a click in the middle of hydration would be answered by half a page.
if (readyMade) flushSync(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
