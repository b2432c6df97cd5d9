import { Anchor, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './auth.module.css'
import { CodeField } from './code-field.tsx'
import { FormAlert } from './form-alert.tsx'
import type { SignIn } from './use-sign-in.ts'

interface Props {
  signIn: SignIn
  /** Stands beside the choice to be remembered. */
  children?: ReactNode
}

/** Name, password and how long to be remembered; then the code, where the account has a second factor. */
export function SignInFields({ signIn, children }: Props) {
  const { t } = useTranslation()
  const { form, failure } = signIn
  if (signIn.needsCode)
    return (
      <>
        <FormAlert failure={failure} />
        <CodeField {...form.getInputProps('code')} />
        <Anchor component="button" type="button" size="sm" ta="start" onClick={signIn.toPassword}>
          {t('auth.toPassword')}
        </Anchor>
      </>
    )
  return (
    <>
      <FormAlert failure={failure} />
      <TextInput label={t('auth.identifier')} autoComplete="username" {...form.getInputProps('identifier')} />
      <PasswordInput
        label={t('auth.password')}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <div className={classes.row}>
        <Checkbox label={t('auth.remember')} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
        {children}
      </div>
    </>
  )
}
