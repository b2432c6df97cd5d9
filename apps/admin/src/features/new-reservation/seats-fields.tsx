import { addDays } from '@dvor/format/days.ts'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import { emptySeat, type SeatDraft } from '../services/seat-draft.ts'
import { WithOfferedServices } from '../services/offered-services.tsx'
import { SeatFields } from '../services/seat-fields.tsx'
import { MoreSection } from './more-section.tsx'
import type { BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'

/** Number of coming days offered for services without a stay. */
const daysAhead = 60

/** Slot services on the days of the stay, or without one on the coming days. */
export function SeatsFields({ booking: { draft, change } }: { booking: Booking }) {
  const { t } = useTranslation()
  const range = rangeOf(draft, useToday())
  const put = (index: number, seat: SeatDraft | null) =>
    change({ seats: draft.seats.flatMap((one, at) => (at === index ? (seat ?? []) : one)) })
  return (
    <MoreSection title={t('slots.section')} isFilled={draft.seats.length > 0}>
      <Stack gap="sm">
        {draft.seats.map((seat, index) => (
          <div key={index}>
            <SeatFields draft={seat} range={range} onChange={(next) => put(index, next)} />
            <Button size="compact-xs" variant="subtle" color="barn" onClick={() => put(index, null)}>
              {t('reservations.remove')}
            </Button>
          </div>
        ))}
        <WithOfferedServices>
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            leftSection={<IconPlus size={15} />}
            onClick={() => change({ seats: [...draft.seats, emptySeat] })}
          >
            {t('slots.addService')}
          </Button>
        </WithOfferedServices>
      </Stack>
    </MoreSection>
  )
}

function rangeOf({ stays, without_stay }: BookingDraft, today: string) {
  const arrivals = stays.flatMap(({ arrival }) => arrival ?? []).toSorted()
  const departures = stays.flatMap(({ departure }) => departure ?? []).toSorted()
  const coming = { from: today, to: addDays(today, daysAhead) }
  const [from, to] = [arrivals[0], departures.at(-1)]
  return without_stay || !from || !to || to < from ? coming : { from, to }
}
