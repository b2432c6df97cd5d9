import { labelIn } from '../../core/texts/declared.ts'
import { countryName } from '@dvor/format/countries.ts'
import { channels, paymentMethods } from '@dvor/contract/values/reservation-states.ts'
import { languages } from '@dvor/format/languages.ts'
import { formatInstant, formatTime } from '@dvor/format/instants.ts'
import { ActionIcon, Anchor, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AllowanceFacts } from '../allowance/allowance-facts.tsx'
import { AllowanceForm } from '../allowance/allowance-form.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { GuestNote } from '../guests/guest-note.tsx'
import { CompanyForm } from './company-form.tsx'
import { GuestForm } from './guest-form.tsx'
import { phoneLink } from '../reservations/phone-link.ts'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

type Edited = 'guest' | 'company' | 'allowance'

/** The guest and the channel of the reservation. */
export function GuestSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<Edited | null>(null)
  const close = () => setEditing(null)
  const titles = {
    guest: t('reservations.guest.edit'),
    company: t('invoices.company.title'),
    allowance: t('allowance.title'),
  }
  const { company, recreation_allowance } = reservation
  const may = useMay()
  // Its forms hold the contacts, too.
  const mayEdit = may('reservations.edit') && may('guests.read')
  return (
    <Section
      id="guest"
      title={t('reservations.guest.title')}
      action={
        mayEdit ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('reservations.guest.edit')}
            onClick={() => setEditing('guest')}
          >
            <IconPencil size={18} />
          </ActionIcon>
        ) : null
      }
    >
      <GuestFacts reservation={reservation} />
      {reservation.guest_card ? <GuestNote guest={reservation.guest_card} /> : null}
      {recreation_allowance || !mayEdit ? null : (
        <Button size="compact-sm" variant="subtle" ml={-8} mt={6} onClick={() => setEditing('company')}>
          {t(company ? 'invoices.company.edit' : 'invoices.company.add')}
        </Button>
      )}
      <AllowanceFacts reservation={reservation} />
      {company || !mayEdit ? null : (
        <Button size="compact-sm" variant="subtle" ml={-8} mt={6} onClick={() => setEditing('allowance')}>
          {t(recreation_allowance ? 'allowance.edit' : 'allowance.add')}
        </Button>
      )}
      <IfMay permission="privacy.manage">
        <Anchor
          component={ScreenLink}
          to={`/global-settings?cast=privacy&reservation=${reservation.id}`}
          size="sm"
          display="block"
          mt={6}
        >
          {t('personalData.link')}
        </Anchor>
      </IfMay>
      <FormDrawer opened={editing !== null} onClose={close} size="md" title={titles[editing ?? 'guest']}>
        <EditForm edited={editing ?? 'guest'} reservation={reservation} onDone={close} />
      </FormDrawer>
    </Section>
  )
}

interface EditFormProps extends SectionProps {
  edited: Edited
  onDone: () => void
}

function EditForm({ edited, ...form }: EditFormProps) {
  if (edited === 'company') return <CompanyForm {...form} />
  return edited === 'allowance' ? <AllowanceForm {...form} /> : <GuestForm {...form} />
}

const addressText = ({ guest_address: home }: Reservation): string | null =>
  home && `${home.street}, ${home.postal_code} ${home.city}`

function GuestFacts({ reservation: r }: SectionProps) {
  const { t } = useTranslation()
  const facts: Fact[] = [
    [
      t('reservations.guest.phone'),
      r.guest_phone && (
        <Anchor key="phone" href={phoneLink(r.guest_phone)}>
          {r.guest_phone}
        </Anchor>
      ),
    ],
    [
      t('reservations.guest.email'),
      r.guest_email && (
        <Anchor key="email" href={`mailto:${r.guest_email}`}>
          {r.guest_email}
        </Anchor>
      ),
    ],
    [t('reservations.form.language'), languages[r.language].ownName],
    [t('reservations.guest.arrivalTime'), r.arrival_time && formatTime(r.arrival_time)],
    [t('reservations.guest.note'), r.note],
    [t('reservations.guest.address'), addressText(r)],
    [t('reservations.guest.company'), companyText(r)],
    [t('reservations.guest.method'), labelIn(paymentMethods, r.payment_method) ?? null],
    [t('reservations.guest.coupon'), r.coupon_code],
    [
      t('reservations.guest.channel'),
      [labelIn(channels, r.channel), formatInstant(r.createdAt)].filter(Boolean).join(', '),
    ],
    [t('reservations.guest.terms'), r.accepted_at && formatInstant(r.accepted_at)],
  ]
  return (
    <>
      <p className={classes.guestName}>
        {r.guest_name ?? t('reservations.list.nobody')}
        {r.guest_country ? <small>{countryName(r.guest_country)}</small> : null}
      </p>
      <FactList facts={facts} className={classes.facts} />
    </>
  )
}

function companyText({ company }: Reservation): string | null {
  if (!company) return null
  const { name, street, postal_code, city, ico, dic, ic_dph } = company
  const numbers = [ico && `IČO ${ico}`, dic && `DIČ ${dic}`, ic_dph && `IČ DPH ${ic_dph}`]
  return [name, street, `${postal_code} ${city}`, ...numbers].filter(Boolean).join(', ')
}
