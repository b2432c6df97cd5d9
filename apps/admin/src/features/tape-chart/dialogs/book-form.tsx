import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../core/page/screen-link.tsx'
import { emptyDraft } from '../../new-reservation/booking-draft.ts'
import { GuestFields } from '../../new-reservation/guest-fields.tsx'
import { PackageFields } from '../../new-reservation/package-fields.tsx'
import { PriceSide } from '../../new-reservation/price-side.tsx'
import { useBookingOf } from '../../new-reservation/use-booking.ts'
import { StayFields } from '../../stays/stay-fields.tsx'
import { Section } from '../../../core/page/section.tsx'
import classes from './dialogs.module.css'
import type { Placement } from '../model/gesture.ts'

interface Props {
  placement: Placement
  onDone: () => void
}

/** Form to book the selected nights, also as a package; a name and a phone number are enough. */
export function BookForm({ placement, onDone }: Props) {
  const { t } = useTranslation()
  const { unit, arrival, departure } = placement
  const booking = useBookingOf(() => emptyDraft(arrival, unit, departure), onDone)
  const [stay] = booking.draft.stays
  const more = new URLSearchParams({ arrival, departure, unit })
  return (
    <form
      className={classes.bookForm}
      onSubmit={(event) => {
        event.preventDefault()
        booking.submit()
      }}
      noValidate
    >
      <div className={classes.bookMain}>
        <GuestFields booking={booking} />
        <Section title={t('reservations.form.stay')}>
          <PackageFields booking={booking} />
          {stay ? (
            <StayFields
              draft={stay}
              search={{ isPaused: booking.isSaved }}
              onChange={(part) => booking.change({ stays: [{ ...stay, ...part }] })}
            />
          ) : null}
        </Section>
      </div>
      <div>
        <PriceSide booking={booking} />
        <Text size="sm" ta="center" mt="sm">
          <Anchor component={ScreenLink} to={`/reservations/add?${more}`}>
            {t('chart.add.more')}
          </Anchor>
        </Text>
      </div>
    </form>
  )
}
