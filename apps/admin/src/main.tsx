import '@dvor/contract/values/without-eval.ts'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/source-sans-3/index.css'
import '@fontsource-variable/fraunces/opsz.css'
import './app/theme/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepProgram } from './app/offline/keep-program.tsx'
import { Providers } from './app/providers.tsx'
import { router } from './app/routes.tsx'
import { startSession } from './app/session/start-session.ts'
import { startRipples } from './app/shell/ripple.ts'
import { isDemoLayerOn } from './core/property/brand.ts'
import { startTexts } from './core/texts/i18n.ts'

/** Delay (ms) before the rest of the program is fetched to be kept. */
const settleMs = 5000

async function start() {
  // Before anything is awaited: the router already loads the first screen, which adds its own texts.
  const texts = startTexts()
  // The template's sample calls; no other code loads them, and only where the installation switches them on.
  if (isDemoLayerOn()) {
    const { obeyDemoSwitch } = await import('@dvor/demo-layer/switch.ts')
    if (await obeyDemoSwitch()) return
  }
  await texts
  startSession(router)
  startRipples(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element in index.html')
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  // The screens that are wanted now come first.
  setTimeout(() => void keepProgram(), settleMs)
}

void start()
