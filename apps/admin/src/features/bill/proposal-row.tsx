import type { BillItem } from '@dvor/contract/reservations/bill-items.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { Anchor, Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useVatKinds } from '../../core/property/use-vat-kinds.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import type { Bill } from './use-bill.tsx'

interface Props {
  item: BillItem
  bill: Bill
}

/** A proposal of housekeeping: what, who reported it, and the decision. */
export function ProposalRow({ item, bill }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const { title, quantity, day, reported_by, task, unit_price } = item
  const pieces = quantity > 1 ? ` × ${quantity}` : ''
  const price = unit_price === null ? '' : ` · ${formatMoney(unit_price * quantity)}`
  return (
    <div data-proposal>
      <Text fw={600}>
        {title}
        {pieces}
        {price}
      </Text>
      <Text size="sm" c="dimmed">
        {t('bill.reported', { who: reported_by ?? '–', day: day ? formatDay(day) : '' })}
        {task ? (
          <>
            {' · '}
            <Anchor component={ScreenLink} to={`/tasks/${task}`} underline="always">
              {t('bill.photos')}
            </Anchor>
          </>
        ) : null}
      </Text>
      {may('reservations.edit') ? <Decision item={item} bill={bill} /> : null}
    </div>
  )
}

function Decision({ item, bill }: Props) {
  const { t } = useTranslation()
  const mayCharge = useMay()('money.take')
  const [sum, setSum] = useState('')
  const [vatKind, setVatKind] = useState('other')
  const cents = parseMoney(sum)
  const isDamage = item.unit_price === null
  const terms = isDamage ? { unit_price: cents, vat_kind: vatKind } : {}
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void bill.charge(item, terms)
      }}
    >
      <Group gap={8} align="end" mt={6} mb="sm">
        {isDamage && mayCharge ? (
          <>
            <TextInput
              w={120}
              label={t('bill.sum')}
              inputMode="decimal"
              rightSection="€"
              value={sum}
              onChange={(event) => setSum(event.currentTarget.value)}
            />
            <VatKind value={vatKind} onValue={setVatKind} />
          </>
        ) : null}
        {mayCharge ? (
          <Button type="submit" loading={bill.isBusy} disabled={isDamage && !cents}>
            {t('bill.charge')}
          </Button>
        ) : null}
        <Button variant="default" disabled={bill.isBusy} onClick={() => void bill.dismiss(item)}>
          {t('bill.dismiss')}
        </Button>
      </Group>
    </form>
  )
}

function VatKind({ value, onValue }: { value: string; onValue: (kind: string) => void }) {
  const { t } = useTranslation()
  return (
    <Select
      w={160}
      label={t('agreedPrice.vatKind')}
      data={localizedChoices(useVatKinds())}
      allowDeselect={false}
      value={value}
      onChange={(kind) => onValue(kind ?? value)}
    />
  )
}
