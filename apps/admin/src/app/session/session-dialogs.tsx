import { lazy, Suspense } from 'react'
import { useProofPrompt } from './proof-prompt.ts'
import { useSignInPrompt } from './sign-in-prompt.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((m) => ({ default: m.SignInDialog })))

const ProofDialog = lazy(() => import('./proof-dialog.tsx').then((m) => ({ default: m.ProofDialog })))

/** Shows the dialog of an open request: to sign in again, or to confirm one's identity. */
export function SessionDialogs() {
  const prompt = useSignInPrompt()
  const proof = useProofPrompt()
  return (
    <Suspense>
      {proof ? <ProofDialog answer={proof} /> : null}
      {prompt ? <SignInDialog prompt={prompt} /> : null}
    </Suspense>
  )
}
