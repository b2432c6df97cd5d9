import type { AllowanceSum } from '@dvor/contract/reservations/recreation-allowance.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from './allowance-note.module.css'

/** The price that is left to the guest with the recreation allowance, and how it is reckoned; nothing without one. */
export function AllowanceNote({ sum }: { sum: AllowanceSum | null }) {
  const { allowance: texts } = useTexts()
  const { formatMoney } = useFormats()
  if (!sum) return null
  const { percent, eligible, most, after } = sum
  return (
    <p className={classes.note} data-testid="allowance">
      {texts.pay} <strong>{formatMoney(after)}</strong>
      <span className={classes.terms}>{texts.terms(percent, formatMoney(eligible), formatMoney(most))}</span>
    </p>
  )
}
