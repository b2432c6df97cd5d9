import { taxRateOn } from '@dvor/booking/pricing/stay-tax.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { CheckField, SelectField, TextAreaField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { AddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CouponField } from './coupon-field.tsx'
import type { ProblemAt } from './guest-fields.tsx'
import type { Draft } from '../flow/draft.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { VoucherField } from './voucher-field.tsx'
import { changeDraft, useDraft, useDraftValue } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import classes from './guest-fields.module.css'
import { bookingTexts, voucherWords } from '@dvor/texts/areas.ts'

const step = 30

interface MoreFieldsProps {
  flow: FlowData
  quote: Quoted
  /** Whether the owner confirms the booking before anything is paid. */
  approval: boolean
  problemAt: ProblemAt
}

/** Fields that only some guests fill in, folded until one of them is used. */
export function MoreFields({ flow, quote, approval, problemAt }: MoreFieldsProps) {
  const texts = useTexts()
  const { order: voucherTexts } = useWords(voucherWords)
  const { wants_allowance } = useDraft('wants_allowance')
  const isInUse = useDraftValue(isUsed)
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={classes.more}
      open={opened || isInUse}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{flow.alone ? texts.guest.moreAlone : texts.guest.more}</summary>
      <div className={classes.moreFields}>
        {!flow.alone && <StayFields flow={flow} />}
        {!wants_allowance && <DocumentFields problemAt={problemAt} />}
        <CouponField quote={quote} />
        {approval ? <p>{voucherTexts.later}</p> : <VoucherField sold={flow.search.package} />}
        <NoteField />
      </div>
    </details>
  )
}

/** Whether one of the folded fields has a value. */
const isUsed = ({
  wants_address,
  wants_company,
  arrival_time,
  exempt_persons,
  note,
  coupon_text,
  voucher_text,
}: Draft) =>
  wants_address ||
  wants_company ||
  exempt_persons > 0 ||
  [arrival_time, note, coupon_text, voucher_text].some(Boolean)

/** The documents that a company or a guest needs; the allowance has its own. */
function DocumentFields({ problemAt }: { problemAt: ProblemAt }) {
  const texts = useTexts()
  const { wants_address, wants_company } = useDraft('wants_address', 'wants_company')
  return (
    <>
      <CheckField
        label={texts.guest.wantsAddress}
        checked={wants_address}
        onChange={(event) => changeDraft({ wants_address: event.currentTarget.checked })}
      />
      {wants_address && <AddressFields problemAt={problemAt} />}
      <CheckField
        label={texts.guest.wantsCompany}
        checked={wants_company}
        onChange={(event) => changeDraft({ wants_company: event.currentTarget.checked })}
      />
      {wants_company && <CompanyFields problemAt={problemAt} />}
    </>
  )
}

function StayFields({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const language = useLanguage()
  const { arrival_time } = useDraft('arrival_time')
  const times = arrivalTimes(checkInOf(flow), flow.settings.check_in_until, language)
  return (
    <div className={classes.grid}>
      <SelectField
        label={texts.guest.arrivalTime}
        optionalText={texts.guest.optional}
        value={arrival_time}
        onChange={(event) => changeDraft({ arrival_time: event.currentTarget.value })}
      >
        <option value="">{texts.guest.arrivalUnknown}</option>
        {times.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TaxExemptionField flow={flow} />
    </div>
  )
}

/** Number of persons with a card of a severe disability, where the municipality does not tax them. */
function TaxExemptionField({ flow: { search, rooms, settings } }: { flow: FlowData }) {
  const texts = useTexts()
  const { exempt_persons } = useDraft('exempt_persons')
  const terms = search.from ? taxRateOn(settings.stay_tax_rates ?? [], search.from) : null
  if (!terms || terms.amount === 0 || !terms.exemptions.includes('disability')) return null
  const persons = rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0)
  return (
    <SelectField
      label={texts.guest.exempt}
      optionalText={texts.guest.optional}
      help={texts.guest.exemptHelp}
      value={String(exempt_persons)}
      onChange={(event) => changeDraft({ exempt_persons: Number(event.currentTarget.value) })}
    >
      {Array.from({ length: persons + 1 }, (_, count) => (
        <option key={count} value={count}>
          {count === 0 ? texts.guest.exemptNobody : count}
        </option>
      ))}
    </SelectField>
  )
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The earliest check-in, `HH:MM`, of the buildings of the rooms taken; the property's where they have none. */
function checkInOf({ rooms, units, settings }: Pick<FlowData, 'rooms' | 'units' | 'settings'>): string {
  const roomUnits = units.filter(({ slug }) => rooms.some(({ unit }) => unit === slug))
  const times = roomUnits.map(
    ({ accommodation_object: { check_in_from: checkIn } }) => checkIn ?? settings.check_in_from,
  )
  return times.toSorted()[0] ?? settings.check_in_from
}

/** Lists the half hours of reception as `HH:MM` with their names; the whole afternoon where nothing is set. */
function arrivalTimes(
  from: string | null,
  until: string | null,
  language: Language,
): { value: string; label: string }[] {
  const first = minutesOf(from ?? '14:00')
  const last = Math.max(first, minutesOf(until ?? '20:00'))
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const value = timeOf(first + index * step)
    return { value, label: `${bookingTexts[language].guest.around} ${formatTime(value, language)}` }
  })
}

function NoteField() {
  const texts = useTexts()
  const { note } = useDraft('note')
  return (
    <TextAreaField
      label={texts.guest.note}
      optionalText={texts.guest.optional}
      help={texts.guest.noteHelp}
      maxLength={2000}
      value={note}
      onChange={(event) => changeDraft({ note: event.currentTarget.value })}
    />
  )
}
