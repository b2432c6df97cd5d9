import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../core/page/screen-link.tsx'
import { emptyDraft } from '../../new-reservation/booking-draft.ts'
import { GuestFields } from '../../new-reservation/guest-fields.tsx'
import { PackageFields } from '../../new-reservation/package-fields.tsx'
import { PriceSide } from '../../new-reservation/price-side.tsx'
import { useBookingOf, type Booking } from '../../new-reservation/use-booking.ts'
import reservation from '../../reservations/reservation.module.css'
import { useIsPhone } from '../../../core/page/sections/fold.tsx'
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
  const isPhone = useIsPhone()
  const more = new URLSearchParams({ arrival, departure, unit })
  return (
    <form
      className={`${classes.bookForm} ${reservation.pairs}`}
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
        <PriceSide booking={booking} hasButton={!isPhone} />
        <Text size="sm" ta="center" mt="sm">
          <Anchor component={ScreenLink} to={`/reservations/add?${more}`}>
            {t('chart.add.more')}
          </Anchor>
        </Text>
      </div>
      {isPhone ? <BookBar booking={booking} /> : null}
    </form>
  )
}

/** The price and the button to book, at the lower edge of a phone. */
function BookBar({ booking: { quote, isBusy } }: { booking: Booking }) {
  const { t } = useTranslation()
  return (
    <div className={classes.bookBar}>
      <strong>{quote.price ? formatMoney(quote.price.total) : null}</strong>
      <Button type="submit" loading={isBusy}>
        {t('reservations.form.book')}
      </Button>
    </div>
  )
}
