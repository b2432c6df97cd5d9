import { credentials, type SignedInUser } from '@dvor/contract/auth.ts'
import { fieldIssues } from '@dvor/contract/issues.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { client, type Failure } from '../app/api.ts'
import { issuesByField } from '../resource/issues-by-field.ts'

const empty = { identifier: '', password: '', rememberMe: false }

function issuesOf(values: typeof empty) {
  const result = credentials.safeParse(values, { reportInput: true })
  return result.success ? {} : issuesByField(fieldIssues(result.error.issues))
}

/** The state of a sign-in; `onSignedIn` hears who it is, refusals stay in `failure`. */
export function useSignIn(onSignedIn: (user: SignedInUser) => unknown, identifier = '') {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useForm({ initialValues: { ...empty, identifier }, validate: issuesOf })
  const submit = form.onSubmit(async (values) => {
    setSending(true)
    const result = await client.auth.attempt.signIn(values)
    setSending(false)
    if (!result.ok) return setFailure(result.error)
    setFailure(null)
    await onSignedIn(result.value.user)
  })
  return { form, submit, failure, isSending }
}

export type SignIn = ReturnType<typeof useSignIn>
