import '@mantine/dates/styles.css'
import { ekasaNumber } from '@dvor/contract/money/accounting.ts'
import { TextInput } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { issueText } from '../../core/client/error-text.ts'
import { instantFromForm, instantToForm } from '../../core/fields/kinds/instant.tsx'

/** Inputs of the receipt of the e-kasa; `printed` is a local time, empty for now. */
export interface EkasaDraft {
  number: string
  printed: string
}

/** The stored receipt as inputs. */
export const ekasaDraft = (number: string | null, at: string | null): EkasaDraft => ({
  number: number ?? '',
  printed: instantToForm(at),
})

/** Text of what is wrong with a typed number; null for none and for a right one. */
export function ekasaProblem({ number }: EkasaDraft): string | null {
  return number.trim() === '' || ekasaNumber.safeParse(number).success ? null : issueText('invalid_ekasa')
}

/** The receipt for the server; both null without a number. */
export function ekasaReceipt({ number, printed }: EkasaDraft): {
  ekasa_number: string | null
  ekasa_at: string | null
} {
  const typed = number.trim()
  if (typed === '') return { ekasa_number: null, ekasa_at: null }
  return { ekasa_number: typed, ekasa_at: instantFromForm(printed) ?? new Date().toISOString() }
}

interface Props {
  draft: EkasaDraft
  onChange: (draft: EkasaDraft) => void
  problem: string | null
}

/** Number and time of the receipt of the e-kasa; the time is asked once there is a number. */
export function EkasaFields({ draft, onChange, problem }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('reservations.ledger.ekasaNumber')}
        description={t('reservations.ledger.ekasaHint')}
        maxLength={60}
        error={problem}
        value={draft.number}
        onChange={(event) => onChange({ ...draft, number: event.currentTarget.value })}
      />
      {draft.number.trim() === '' ? null : (
        <DateTimePicker
          label={t('reservations.ledger.ekasaAt')}
          placeholder={t('reservations.ledger.ekasaNow')}
          valueFormat="D. M. YYYY H:mm"
          clearable
          value={draft.printed || null}
          onChange={(printed) => onChange({ ...draft, printed: printed ?? '' })}
        />
      )}
    </>
  )
}
