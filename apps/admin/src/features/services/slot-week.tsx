import { serviceSlots } from '@dvor/contract/collections/services/service-slots.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { Badge, Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { useHiddenIds } from '../../core/records/pending-deletes.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { useList } from '../../core/records/use-list.ts'
import classes from './services.module.css'
import { WeekGrid } from './week-grid.tsx'
import type { Slot } from './week-layout.ts'
import { useMay } from '../../core/client/person.ts'
import { IfMay } from '../../core/client/if-may.tsx'

/** Content of the drawer: a slot, a new weekly slot, or a new single one. */
type Opened = { slot: Slot } | { weekday: number } | 'once'

/** Weekly and single slots of a service, added and edited in a drawer. */
export function SlotWeek({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useList(serviceSlots, { service: serviceId, _limit: -1 })
  const hidden = useHiddenIds()
  const [open, setOpen] = useState<Opened | null>(null)
  const slots = (data ?? []).filter((slot) => !hidden.has(slot.id))
  const edit = (slot: Slot) => setOpen({ slot })
  return (
    <section className={`card ${classes.section}`} aria-label={t('slots.week')}>
      <Title order={2}>{t('slots.week')}</Title>
      <Text c="dimmed" mb="md">
        {t('slots.weekHint')}
      </Text>
      {error ? <ErrorNote error={error} title={t('slots.failed')} onRetry={() => void refetch()} /> : null}
      <WeekGrid slots={slots} onOpen={edit} onAdd={(weekday) => setOpen({ weekday })} />
      <SingleDays
        slots={slots.filter(({ day }) => day !== null)}
        onOpen={edit}
        onAdd={() => setOpen('once')}
      />
      <FormDrawer opened={open !== null} onClose={() => setOpen(null)} title={open ? titleOf(open) : ''}>
        {open ? <SlotForm serviceId={serviceId} opened={open} onClose={() => setOpen(null)} /> : null}
      </FormDrawer>
    </section>
  )
}

function titleOf(opened: Opened): string {
  const { t } = i18n
  if (opened === 'once') return t('slots.newOnce')
  if ('weekday' in opened) return t('slots.newOn', { day: weekdayName(opened.weekday) })
  return t('slots.editOn', { day: dayText(opened.slot) })
}

const dayText = ({ weekday, day }: Slot): string =>
  weekday === null ? formatDay(day ?? '') : weekdayName(weekday)

interface SlotFormProps {
  serviceId: string
  opened: Opened
  onClose: () => void
}

/** Fields set by the place where the drawer was opened: weekday or single day. */
function SlotForm({ serviceId, opened, onClose }: SlotFormProps) {
  const { t } = useTranslation()
  const may = useMay()
  const remove = useDelete(serviceSlots)
  const slot = opened !== 'once' && 'slot' in opened ? opened.slot : null
  const weekday = opened !== 'once' && 'weekday' in opened ? opened.weekday : null
  const isWeekly = slot ? slot.weekday !== null : weekday !== null
  return (
    <>
      <RecordForm
        collection={serviceSlots}
        record={slot ? anyRecord(slot) : undefined}
        preset={{ service: serviceId, ...(weekday && { weekday }) }}
        without={isWeekly ? ['service', 'weekday', 'day'] : ['service', 'weekday']}
        onSaved={onClose}
        onCancel={onClose}
      />
      {slot && may('prices.edit') ? (
        <div className={classes.removing}>
          <Button
            variant="subtle"
            color="barn"
            onClick={() => {
              remove(anyRecord(slot))
              onClose()
            }}
          >
            {t('slots.remove')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('slots.removeHint')}
          </Text>
        </div>
      ) : null}
    </>
  )
}

interface SingleDaysProps {
  slots: readonly Slot[]
  onOpen: (slot: Slot) => void
  onAdd: () => void
}

function SingleDays({ slots, onOpen, onAdd }: SingleDaysProps) {
  const { t } = useTranslation()
  const sorted = slots.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '', 'en'))
  return (
    <div className={classes.once}>
      <div className={classes.onceHead}>
        <h3>{t('slots.once')}</h3>
        <IfMay permission="prices.edit">
          <Button size="xs" variant="default" leftSection={<IconPlus size={15} />} onClick={onAdd}>
            {t('slots.addOnce')}
          </Button>
        </IfMay>
      </div>
      {sorted.length === 0 ? <Text c="dimmed">{t('slots.onceNone')}</Text> : null}
      <ul className={classes.onceList}>
        {sorted.map((slot) => (
          <li key={slot.id}>
            <Button variant="subtle" size="compact-md" onClick={() => onOpen(slot)}>
              {formatDay(slot.day ?? '')}, {formatTime(slot.time_from)} – {formatTime(slot.time_to)}
            </Button>
            <span>{countOf(slot.capacity, 'place')}</span>
            {slot.active ? null : <Badge color="gray">{t('slots.off')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
