import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/source-sans-3/index.css'
import '@fontsource-variable/fraunces/opsz.css'
import './app/theme/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client, session } from './core/client/api.ts'
import { startTexts } from './core/texts/i18n.ts'
import { Providers } from './app/providers.tsx'
import { queryClient } from './core/client/query-client.ts'
import { deniedPatterns, guestPatterns } from './app/registry/page-patterns.ts'
import { router } from './app/routes.tsx'
import { askToSignIn } from './app/session/sign-in-again.ts'
import { dropDrafts } from './core/forms/drafts.ts'
import { isInTheMiddle } from './core/forms/unsaved.ts'
import { startRipples } from './app/shell/ripple.ts'

/** Where nobody has to be signed in. */
const openPaths: ReadonlySet<string> = new Set([...guestPatterns, ...deniedPatterns])

/**
 * A session that ended by itself, here or in another tab, leads to the sign-in, and nothing of it stays in memory; who is
 * in the middle of something is asked to sign in on the spot first.
 */
async function leaveWhenEnded() {
  if (session.token() !== null || openPaths.has(router.state.location.pathname)) return
  if (isInTheMiddle() && (await askToSignIn())) return
  dropDrafts()
  queryClient.clear()
  void router.navigate('/login?expired')
}

async function start() {
  // Builds for showing the template's apps alone (packages/demo-layer); in all others nothing of this is left.
  if (import.meta.env.DEMO_LAYER) {
    const { obeyDemoSwitch } = await import('@dvor/demo-layer/switch.ts')
    if (await obeyDemoSwitch()) return
  }
  await startTexts()
  session.watch((token) => {
    // Over here, where it lasts an hour: the server need not keep it for longer.
    void client.auth.endSession(token)
    void leaveWhenEnded()
  })
  session.subscribe(() => void leaveWhenEnded())
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
}

void start()
