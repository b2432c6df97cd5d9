import { lazy, Suspense } from 'react'
import { useAsking } from './sign-in-again.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((m) => ({ default: m.SignInDialog })))

/** Shows the sign-in over the screen while somebody is being asked for it. */
export function SignInGate() {
  const asking = useAsking()
  if (!asking) return null
  return (
    <Suspense>
      <SignInDialog asking={asking} />
    </Suspense>
  )
}
