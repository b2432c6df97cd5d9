import { credentials } from '@dvor/contract/accounts/auth.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { client, type Failure } from '../../core/client/api.ts'
import { keepRights } from '../../core/client/rights.ts'
import { issuesAgainst } from '../../core/forms/issues-by-field.ts'

const empty = { identifier: '', password: '', rememberMe: false, code: '' }

/**
 * State of a sign-in form. `onSignedIn` is called once somebody is signed in; a refusal is in `failure`. `needsCode` is true once the
 * password was right and the account has a second factor.
 */
export function useSignIn(onSignedIn: () => unknown, identifier = '') {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const sent = ({ code, ...password }: typeof empty) => (needsCode ? { ...password, code } : password)
  const form = useForm({
    initialValues: { ...empty, identifier },
    validate: (values) => issuesAgainst(credentials, sent(values)),
  })
  const submit = form.onSubmit(async (values) => {
    setSending(true)
    const result = await client.auth.attempt.signIn(sent(values))
    setSending(false)
    const isAskedForCode = !result.ok && result.error.code === 'second_factor_needed'
    if (isAskedForCode) setNeedsCode(true)
    if (!result.ok) return setFailure(isAskedForCode ? null : result.error)
    setFailure(null)
    keepRights(result.value.user)
    await onSignedIn()
  })
  const toPassword = () => {
    setNeedsCode(false)
    setFailure(null)
    form.setFieldValue('code', '')
  }
  return { form, submit, failure, isSending, needsCode, toPassword }
}

export type SignIn = ReturnType<typeof useSignIn>
