import type { ListItem } from '@dvor/contract/collection.ts'
import { priceUnits, type commonServices } from '@dvor/contract/collections/common-services.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group, NumberInput, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { showSuccess } from '../app/toasts.ts'
import { ProblemNote } from './problem-note.tsx'
import { useAction } from './use-action.ts'

export type OfferedService = ListItem<typeof commonServices>

interface Props {
  reservationId: string
  offered: readonly OfferedService[]
}

/** A service with what it costs: 'Raňajky – 9,00 € za osobu a noc'. */
export function serviceLabel({ title, price, price_unit }: OfferedService): string {
  const unit = priceUnits.find(({ value }) => value === price_unit)?.label
  return `${title} – ${formatMoney(price)} ${unit ?? ''}`.trim()
}

/** Adds a service to a reservation; its price follows. */
export function ServiceForm({ reservationId, offered }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [service, setService] = useState<string | null>(null)
  const [quantity, setQuantity] = useState<string | number>(1)
  if (offered.length === 0) return null
  const byPiece = offered.find(({ id }) => id === service)?.price_unit === 'piece'
  const add = async () => {
    if (!service) return
    const wish = { common_service: service, quantity: byPiece ? Math.max(1, Number(quantity)) : 1 }
    if ((await run(() => client.desk.attempt.addCommonService(reservationId, wish))) === null) return
    showSuccess(t('reservations.services.added'))
    setService(null)
    setQuantity(1)
  }
  return (
    <>
      <Group mt="sm" gap="xs" align="end" wrap="nowrap">
        <Select
          style={{ flex: 1 }}
          aria-label={t('reservations.services.service')}
          placeholder={t('reservations.services.service')}
          data={offered.map((one) => ({ value: one.id, label: serviceLabel(one) }))}
          value={service}
          onChange={setService}
        />
        {byPiece ? (
          <NumberInput
            w={76}
            min={1}
            max={100}
            allowDecimal={false}
            aria-label={t('reservations.services.quantity')}
            value={quantity}
            onChange={setQuantity}
          />
        ) : null}
        <Button variant="default" disabled={!service} loading={isBusy} onClick={() => void add()}>
          {t('reservations.add')}
        </Button>
      </Group>
      <ProblemNote problem={problem} />
    </>
  )
}
