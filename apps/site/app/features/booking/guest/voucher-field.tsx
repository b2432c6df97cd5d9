import type { VoucherBalance } from '@dvor/contract/money/vouchers.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { refusedVoucher, type RefusedVoucher } from '../../../core/forms/voucher-refusal.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { changeDraft, readDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './coupon-field.module.css'
import { voucherWords } from '@dvor/texts/areas.ts'

/**
 * Field for a gift voucher, whose balance is asked at once; it pays with the order and leaves the price as it is. One for
 * a package pays in the order of this package (`sold`, its id) alone.
 */
export function VoucherField({ sold }: { sold: string | null }) {
  const texts = useTexts()
  const { order: words, spend } = useWords(voucherWords)
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const { voucher, voucher_text, voucher_balance } = useDraft('voucher', 'voucher_text', 'voucher_balance')
  const { check, busy, problem } = useBalanceCheck(sold)
  return (
    <div className={classes.coupon}>
      <TextField
        label={spend.label}
        optionalText={texts.guest.optional}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={voucher_text}
        error={
          problem
            ? 'package' in problem
              ? words.otherPackage(problem.package)
              : failureText(problem, language, null)
            : undefined
        }
        onChange={(event) => changeDraft({ voucher_text: event.currentTarget.value, voucher: '' })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void check()
        }}
      />
      <div className={classes.ways}>
        {voucher ? (
          <Button variant="quiet" onClick={() => changeDraft({ voucher: '', voucher_text: '' })}>
            {words.remove}
          </Button>
        ) : (
          <Button
            variant="quiet"
            busy={busy}
            disabled={voucher_text.trim() === ''}
            onClick={() => void check()}
          >
            {words.apply}
          </Button>
        )}
      </div>
      <output className={classes.used}>{voucher && words.used(formatMoney(voucher_balance))}</output>
    </div>
  )
}

/** Why a voucher does not pay here: an error, or the package that it is for. */
type Refused = RefusedVoucher | { package: string }

function refusalOf(
  { state, balance, package: packageOfVoucher }: VoucherBalance,
  sold: string | null,
): Refused | null {
  if (state !== 'valid' || balance <= 0) return refusedVoucher(state === 'expired' ? state : 'redeemed')
  return packageOfVoucher && packageOfVoucher.id !== sold ? { package: packageOfVoucher.title } : null
}

/** Asks for the balance of the typed code, and keeps the code for the order where there is one. */
function useBalanceCheck(sold: string | null) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refused | null>(null)
  const check = async () => {
    const typed = readDraft().voucher_text.trim()
    setBusy(true)
    const answer = await browserApi.vouchers.attempt.balance({ code: typed })
    setBusy(false)
    const refused = answer.ok ? refusalOf(answer.value, sold) : answer.error
    const balance = answer.ok && !refused ? answer.value.balance : 0
    setProblem(refused)
    changeDraft({ voucher: balance > 0 ? typed : '', voucher_balance: balance })
  }
  return { check, busy, problem }
}
