import { CheckField, SelectField, TextAreaField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { AddressFields } from './address-fields.tsx'
import { arrivalTimes, checkInOf } from './arrival-times.ts'
import { CompanyFields } from './company-fields.tsx'
import { CouponField } from './coupon-field.tsx'
import type { ProblemAt } from './guest-fields.tsx'
import { TaxExemptionField } from './tax-exemption-field.tsx'
import type { Draft } from '../flow/draft.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { VoucherField } from './voucher-field.tsx'
import { useVoucherWords } from '../../vouchers/voucher-texts.ts'
import { changeDraft, useDraft, useDraftValue } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import classes from './guest-fields.module.css'

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
  const { order: voucherWords } = useVoucherWords()
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
        {approval ? <p>{voucherWords.later}</p> : <VoucherField sold={flow.search.package} />}
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
