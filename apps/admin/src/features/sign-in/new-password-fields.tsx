import { PasswordInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'

type NewPassword = Record<'password' | 'passwordConfirmation', string>

type Form = ReturnType<typeof useForm<NewPassword>>

interface NewPasswordFieldsProps {
  /** The form's `getInputProps`. */
  inputProps(field: keyof NewPassword): ReturnType<Form['getInputProps']>
  /** Hint about a good password. */
  hint?: string
}

/** Inputs of a new password, typed twice. */
export function NewPasswordFields({ inputProps, hint }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordInput
        label={t('auth.newPassword')}
        description={hint}
        autoComplete="new-password"
        {...inputProps('password')}
      />
      <PasswordInput
        label={t('auth.repeatPassword')}
        autoComplete="new-password"
        {...inputProps('passwordConfirmation')}
      />
    </>
  )
}
