import './demo-page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoPage } from './demo-page.tsx'

/** Puts the list of calls into the page's root. */
export function renderPage(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element in index.html')
  document.title = 'Demo layer'
  document.documentElement.lang = 'en'
  createRoot(root).render(
    <StrictMode>
      <DemoPage />
    </StrictMode>,
  )
}
