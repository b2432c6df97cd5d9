import { serviceSlots } from '@dvor/contract/collections/services/service-slots.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { Select } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { RowEditor } from '../../core/fields/row-editor.tsx'
import { useList } from '../../core/records/use-list.ts'

/** The value of the choice that leaves the time to the guest. */
const anyTime = 'any'

/** Editor of the slot services that a package includes: the service, the day of the stay and the time. */
export function PackageServicesInput(props: InputProps) {
  const { t } = useTranslation()
  const offered = useList(services, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const slots = useList(serviceSlots, { _limit: -1 }).data ?? []
  const nights = Number(props.values['nights']) || 0
  const timesOf = (service: string) => [
    { value: anyTime, label: t('packages.guestChooses') },
    ...slots
      .filter((slot) => slot.service === service)
      .map((slot) => ({ value: slot.id, label: timeText(slot) })),
  ]
  return (
    <RowEditor
      {...props}
      empty={{ service: '', day: 0, service_slot: null }}
      cells={(row, change) => (
        <>
          <Select
            label={t('packages.service')}
            allowDeselect={false}
            data={offered.map(({ id, title }) => ({ value: id, label: title }))}
            value={asText(row['service']) || null}
            onChange={(value) => change('service', value)}
          />
          <Select
            label={t('packages.day')}
            allowDeselect={false}
            data={Array.from({ length: nights + 1 }, (_, day) => ({
              value: String(day),
              label: dayText(t, day, nights),
            }))}
            value={String(row['day'])}
            onChange={(value) => change('day', Number(value))}
          />
          <Select
            label={t('packages.time')}
            allowDeselect={false}
            data={timesOf(asText(row['service']))}
            value={asText(row['service_slot']) || anyTime}
            onChange={(value) => change('service_slot', value === anyTime ? null : value)}
          />
        </>
      )}
    />
  )
}

function dayText(t: TFunction, day: number, nights: number): string {
  if (day === 0) return t('packages.arrival')
  return t(day === nights ? 'packages.departure' : 'packages.dayOf', { day: day + 1 })
}

function timeText({ weekday, day, time_from, time_to }: ListItem<typeof serviceSlots>): string {
  const when = day ? formatDay(day) : weekdayName(weekday ?? 1)
  return `${when} ${formatTime(time_from)} – ${formatTime(time_to)}`
}
