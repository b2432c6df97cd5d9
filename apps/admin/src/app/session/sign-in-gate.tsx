import { lazy, Suspense } from 'react'
import { useProving } from './prove-again.ts'
import { useConfirm } from './sign-in-again.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((m) => ({ default: m.SignInDialog })))

const ProveDialog = lazy(() => import('./prove-dialog.tsx').then((m) => ({ default: m.ProveDialog })))

/** Shows the dialog of an open request: to sign in again, or to confirm one's identity. */
export function SignInGate() {
  const asking = useConfirm()
  const proving = useProving()
  return (
    <Suspense>
      {proving ? <ProveDialog answer={proving} /> : null}
      {asking ? <SignInDialog asking={asking} /> : null}
    </Suspense>
  )
}
