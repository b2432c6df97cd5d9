import type { MinibarProduct } from '@dvor/contract/reservations/bill-items.ts'
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showNote, showProblem, showSuccess } from '../../core/client/toasts.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import type { RoomOfDay } from './room-row.tsx'

interface Props {
  of: RoomOfDay
  onClose: () => void
}

/** What is missing in the minibar of a room, by pieces and without prices. */
export function MinibarDrawer({ of, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['products', 'minibar'],
    queryFn: async () => unwrap(await client.housekeeping.attempt.minibar()),
  })
  const title = t('bill.minibarFor', { room: of.row.code })
  return (
    <FormDrawer opened onClose={onClose} title={title} position="bottom" size="md">
      <QueryContent query={query} failed={t('bill.notRead')} height={120}>
        {(products) =>
          products.length === 0 ? (
            <Text c="dimmed">{t('bill.minibarEmpty')}</Text>
          ) : (
            <MinibarForm of={of} onClose={onClose} products={products} />
          )
        }
      </QueryContent>
    </FormDrawer>
  )
}

function MinibarForm({ of, onClose, products }: Props & { products: readonly MinibarProduct[] }) {
  const { t } = useTranslation()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const items = Object.entries(counts).flatMap(([product, quantity]) =>
    quantity > 0 ? [{ product, quantity }] : [],
  )
  const { send, isSending } = useMinibarReport(of.row.id, onClose)
  useUnsaved(items.length > 0, isSending)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(items)
      }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('bill.minibarHint')}
      </Text>
      {products.map(({ id, title }) => (
        <Stepper
          key={id}
          title={title}
          count={counts[id] ?? 0}
          onCount={(count) => setCounts({ ...counts, [id]: count })}
        />
      ))}
      <Button type="submit" size="md" fullWidth mt="lg" loading={isSending} disabled={items.length === 0}>
        {t('bill.record')}
      </Button>
    </form>
  )
}

interface StepperProps {
  title: string
  count: number
  onCount: (count: number) => void
}

function Stepper({ title, count, onCount }: StepperProps) {
  const { t } = useTranslation()
  const step = (to: number, label: string, icon: ReactNode) => (
    <ActionIcon
      size={44}
      variant="default"
      aria-label={label}
      disabled={to < 0 || to > 99}
      onClick={() => onCount(to)}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <Group justify="space-between" wrap="nowrap" mb={8}>
      <Text>{title}</Text>
      <Group gap={10} wrap="nowrap">
        {step(count - 1, t('bill.fewer', { title }), <IconMinus size={18} />)}
        <Text fw={600} w={24} ta="center" aria-live="polite">
          {count}
        </Text>
        {step(count + 1, t('bill.more', { title }), <IconPlus size={18} />)}
      </Group>
    </Group>
  )
}

function useMinibarReport(unit: string, onSent: () => void) {
  const { t } = useTranslation()
  const [isSending, setSending] = useState(false)
  async function send(items: { product: string; quantity: number }[]) {
    setSending(true)
    const result = await client.housekeeping.attempt.reportMinibar(unit, { items })
    setSending(false)
    if (result.ok) {
      if (result.value.proposed) showNote(t('bill.toReception'))
      else showSuccess(t('bill.onBill'))
      return onSent()
    }
    if (result.error.code === 'not_found') showProblem(t('housekeeping.notSaved'), t('bill.nobodySlept'))
    else showFailure(t('housekeeping.notSaved'), result.error)
  }
  return { send, isSending }
}
