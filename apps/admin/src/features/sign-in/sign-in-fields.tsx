import { Anchor, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './auth.module.css'
import { CodeField } from './code-field.tsx'
import { FormAlert } from './form-alert.tsx'
import type { SignIn } from './use-sign-in.ts'

interface Props {
  signIn: SignIn
  /** Content beside the "remember me" checkbox. */
  children?: ReactNode
}

/** Inputs of name, password and "remember me", or of the second factor's code once it is required. */
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
      <FormAlert failure={failure} locked={t('auth.locked')} />
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
