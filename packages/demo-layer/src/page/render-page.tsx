import './demo-page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoPage } from './demo-page.tsx'

/** Puts the list of calls into the page. */
export function renderPage(root: HTMLElement): void {
  document.title = 'Demo layer'
  document.documentElement.lang = 'en'
  createRoot(root).render(
    <StrictMode>
      <DemoPage />
    </StrictMode>,
  )
}
