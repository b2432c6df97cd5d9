import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import type { FullPackageDay, PackageDay } from '@dvor/contract/pricing/packages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { Select, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { useList } from '../../core/records/use-list.ts'
import type { Booking } from './use-booking.ts'
import { staysOn } from './use-package-sale.ts'

/** Sells the stays as a package: its day fills in days and units, its services come with it. Nothing without packages. */
export function PackageFields({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { draft, change } = booking
  const packages = useList(stayPackages, { active: 'true', _sort: 'order:ASC', _limit: -1 }).data ?? []
  if (packages.length === 0 && !draft.package) return null
  return (
    <Stack gap="sm" mb="md">
      <Select
        label={t('packages.sell.package')}
        description={t('packages.sell.hint')}
        placeholder={t('packages.sell.none')}
        clearable
        data={packages.map(({ id, title }) => ({ value: id, label: title }))}
        value={draft.package?.id ?? null}
        onChange={(id) => change({ package: id ? { id, slots: {} } : null })}
      />
      {draft.package ? <DayFields booking={booking} /> : null}
    </Stack>
  )
}

/** The day of the package, and the times of its services where there are several. */
function DayFields({ booking: { draft, change, sale } }: { booking: Booking }) {
  const { t } = useTranslation()
  const { days, day, options, seats } = sale
  const [first] = options
  const choose = (arrival: string | null) => {
    const option = days.find((one) => one.arrival === arrival)
    if (option) change({ stays: staysOn(option, draft.stays, options) })
  }
  const full = (first?.full_days ?? []).map(fullDay)
  if (seats !== null && days.length === 0) return <NoDays full={full} />
  return (
    <>
      <Select
        label={t('packages.sell.day')}
        description={
          typeof first?.places_left === 'number'
            ? t('packages.effect.places', { count: first.places_left })
            : undefined
        }
        data={[...days.map(freeDay), ...full].toSorted((a, b) => (a.value < b.value ? -1 : 1))}
        allowDeselect={false}
        value={day?.arrival ?? null}
        onChange={choose}
      />
      {day ? <TimeFields day={day} draft={draft} onChange={change} /> : null}
    </>
  )
}

const freeDay = ({ arrival, departure }: PackageDay) => ({
  value: arrival,
  label: formatDayRange(arrival, departure),
})

/** A day that cannot be chosen, with the reason. */
const fullDay = ({ arrival, departure, full_service: service }: FullPackageDay) => ({
  value: arrival,
  label: `${formatDayRange(arrival, departure)} · ${
    service === null ? i18n.t('packages.sell.unitsFull') : i18n.t('packages.sell.serviceFull', { service })
  }`,
  disabled: true,
})

/** Says that no day is free, and why each is not. */
function NoDays({ full }: { full: readonly { value: string; label: string }[] }) {
  const { t } = useTranslation()
  return (
    <div role="note">
      <Text>{t('packages.sell.noDays')}</Text>
      {full.map(({ value, label }) => (
        <Text key={value} size="sm" c="dimmed">
          {label}
        </Text>
      ))}
    </div>
  )
}

interface TimeFieldsProps {
  day: PackageDay
  draft: Booking['draft']
  onChange: Booking['change']
}

function TimeFields({ day: { services }, draft: { package: sold }, onChange }: TimeFieldsProps) {
  const { t } = useTranslation()
  if (!sold) return null
  return services.map(({ title, times }, index) =>
    times.length > 1 ? (
      <Select
        key={`${title} ${index}`}
        label={t('packages.sell.time', { service: title })}
        data={times.map(({ service_slot, time_from, time_to }) => ({
          value: service_slot,
          label: `${formatTime(time_from)} – ${formatTime(time_to)}`,
        }))}
        allowDeselect={false}
        value={sold.slots[index] ?? times[0]?.service_slot ?? null}
        onChange={(slot) =>
          slot && onChange({ package: { ...sold, slots: { ...sold.slots, [index]: slot } } })
        }
      />
    ) : null,
  )
}
