import { Button, Stack, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '../reservations/reservation.ts'
import { emptyPart, type PartDraft } from './part-draft.ts'
import { PartFields } from './part-fields.tsx'

interface Props {
  reservation: Reservation
  parts: readonly PartDraft[]
  onChange: (parts: readonly PartDraft[]) => void
}

/** Divides an invoice: each part has a payer of its own, the rest stays with the payer of the reservation. */
export function PartsEditor({ reservation, parts, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      {parts.length > 0 ? <Text size="sm">{t('invoices.parts.hint')}</Text> : null}
      {parts.map((part, at) => (
        <PartFields
          key={part.key}
          part={part}
          number={at + 1}
          price={reservation.price}
          others={parts.filter(({ key }) => key !== part.key)}
          onChange={(next) => onChange(parts.map((one) => (one.key === next.key ? next : one)))}
          onRemove={() => onChange(parts.filter(({ key }) => key !== part.key))}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        leftSection={<IconUsersGroup size={16} aria-hidden />}
        onClick={() => onChange([...parts, emptyPart()])}
      >
        {t(parts.length > 0 ? 'invoices.parts.another' : 'invoices.parts.divide')}
      </Button>
    </Stack>
  )
}
