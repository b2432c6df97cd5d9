import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { useForm } from '@mantine/form'
import type { SubmitEvent } from 'react'
import { Switch, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../core/page/sections/fold.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { RestoredNote } from '../../core/forms/restored-note.tsx'
import { AdjustmentFields } from '../agreed-price/adjustment-fields.tsx'
import { CustomLineFields } from '../agreed-price/custom-line-fields.tsx'
import { problemsOf } from '../agreed-price/draft.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { StaysEditor } from '../stays/stays-editor.tsx'
import { DealFields } from './deal-fields.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { GuestFields } from './guest-fields.tsx'
import { PackageFields } from './package-fields.tsx'
import { PriceSide } from './price-side.tsx'
import { SeatsFields } from './seats-fields.tsx'
import { MoreSection } from './more-section.tsx'
import { useBooking, type Booking } from './use-booking.ts'

const parent = { path: '/reservations', label: reservations.label.many }

/** The screen to book by phone or at the front desk. The owner may waive restrictions, but not book taken nights. */
export function AddReservationPage() {
  const { t } = useTranslation()
  const booking = useBooking()
  const isShort = useIsPhone()
  const isSpecial = booking.draft.package !== null || booking.draft.without_stay
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    booking.submit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageHead title={t('reservations.newTitle')} parent={parent} />
      <div className={classes.booking}>
        <div className={classes.column}>
          {booking.isRestored ? <RestoredNote onDiscard={booking.discard} /> : null}
          <Section title={t('reservations.form.stay')}>
            {isShort ? null : <SaleFields booking={booking} />}
            {booking.draft.without_stay ? null : (
              <StaysEditor
                drafts={booking.draft.stays}
                onChange={(stays) => booking.change({ stays })}
                search={{ isPaused: booking.isSaved }}
              />
            )}
          </Section>
          <GuestFields booking={booking} />
        </div>
        <PriceSide booking={booking} />
        <div className={classes.column}>
          {isShort ? (
            <MoreSection title={t('reservations.form.sale')} isFilled={isSpecial}>
              <SaleFields booking={booking} />
            </MoreSection>
          ) : null}
          <SeatsFields booking={booking} />
          <ExtrasFields booking={booking} />
          <AgreedFields key={String(booking.isRestored)} booking={booking} />
          <DealFields booking={booking} />
        </div>
      </div>
    </form>
  )
}

/** An agreed total, a discount and lines added by hand; the price beside follows once they are complete. */
function AgreedFields({ booking: { draft, change, errors } }: { booking: Booking }) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: draft.agreed,
    validate: problemsOf,
    validateInputOnBlur: true,
    onValuesChange: (agreed) => change({ agreed }),
  })
  return (
    <MoreSection
      title={t('agreedPrice.title')}
      isFilled={draft.agreed.kind !== 'none' || draft.agreed.lines.length > 0 || Boolean(errors['agreed'])}
    >
      <Stack>
        <AdjustmentFields form={form} />
        <CustomLineFields form={form} />
        {errors['agreed'] ? (
          <Text c="barn" role="alert">
            {errors['agreed']}
          </Text>
        ) : null}
      </Stack>
    </MoreSection>
  )
}

/** Choice of the sale: nights, a package, or services alone. */
function SaleFields({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        mb="md"
        label={t('slots.withoutStay')}
        checked={booking.draft.without_stay}
        onChange={(event) => booking.change({ without_stay: event.currentTarget.checked })}
      />
      {booking.draft.without_stay ? null : <PackageFields booking={booking} />}
    </>
  )
}
