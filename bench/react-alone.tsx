// The least that React and ReactDOM weigh: one element, bundled with the product's own settings.
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(<p>Hello</p>)
