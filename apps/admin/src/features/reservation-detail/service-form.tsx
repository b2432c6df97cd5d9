import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, NumberInput, Select, Stack, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { serviceLabel, type OfferedService } from '../services/service-label.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

interface Props extends SectionProps {
  offered: readonly OfferedService[]
}

/** A price as it was shown, and the version of the reservation that it belongs to. */
export interface ShownPrice {
  change: PriceChange
  version: { ifMatch: string }
}

/** Adds a service after showing the change of the price. */
export function ServiceForm({ reservation: { id: reservationId, updatedAt }, offered }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [preview, setPreview] = useState<ShownPrice | null>(null)
  const [service, setService] = useState<string | null>(null)
  const [quantity, setQuantity] = useState<string | number>(1)
  if (offered.length === 0) return null
  const byPiece = offered.find(({ id }) => id === service)?.price_unit === 'piece'
  const request = service && {
    common_service: service,
    quantity: byPiece ? Math.max(1, Number(quantity)) : 1,
  }
  const change = (set: () => void) => {
    set()
    setPreview(null)
    forget()
  }
  const ask = async () => {
    if (!request) return
    const version = { ifMatch: updatedAt }
    const options = asPreview(version)
    const call = () => client.frontDesk.attempt.addCommonService(reservationId, request, options)
    const change = await run(call)
    setPreview(change && { change, version })
  }
  const add = async () => {
    if (!request || !preview) return
    const { change: agreed, version } = preview
    const body = { ...request, expected_total: agreed.price.total }
    if (!(await run(() => client.frontDesk.attempt.addCommonService(reservationId, body, version))))
      return setPreview(null)
    showSuccess(t('reservations.services.added'))
    change(() => setService(null))
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
          onChange={(next) => change(() => setService(next))}
        />
        {byPiece ? <Quantity value={quantity} onChange={(next) => change(() => setQuantity(next))} /> : null}
        {preview ? null : (
          <Button variant="default" disabled={!service} loading={isBusy} onClick={() => void ask()}>
            {t('slots.preview')}
          </Button>
        )}
      </Group>
      <ProblemNote problem={problem} />
      {preview ? <Addition preview={preview.change} isBusy={isBusy} onKeep={() => void add()} /> : null}
    </>
  )
}

function Addition(props: { preview: PriceChange; isBusy: boolean; onKeep: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm" mt="sm">
      <DifferenceNote change={props.preview} isGuestNotified={false} />
      <Button w="fit-content" loading={props.isBusy} onClick={props.onKeep}>
        {t('slots.confirmAdd')}
      </Button>
    </Stack>
  )
}

function Quantity(props: Pick<NumberInputProps, 'value' | 'onChange'>) {
  const { t } = useTranslation()
  const label = t('reservations.services.quantity')
  return <NumberInput w={76} min={1} max={100} allowDecimal={false} aria-label={label} {...props} />
}
