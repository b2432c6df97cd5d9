import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import { Group, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  hint?: string
  input: (name: keyof GuestAddress) => Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error'>
}

/** The guest's address, which only some documents need; all three parts or none. */
export function AddressFields({ hint, input }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('reservations.guest.street')} description={hint} {...input('street')} />
      <Group grow align="start">
        <TextInput label={t('reservations.guest.postalCode')} {...input('postal_code')} />
        <TextInput label={t('reservations.guest.city')} {...input('city')} />
      </Group>
    </>
  )
}
