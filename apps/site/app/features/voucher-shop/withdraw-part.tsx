import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { Button } from '@dvor/ui/button.tsx'
import { CheckField, TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { fieldText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { useShopWords } from './shop-texts.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'

interface WithdrawPartProps {
  withdrawal: NonNullable<VoucherOrder['withdrawal']>
  issues: readonly FieldIssue[]
}

/** Withdrawal from the purchase: what comes back, where to, and the button. */
export function WithdrawPart({ withdrawal: { until, refund, needs_account }, issues }: WithdrawPartProps) {
  const { order: words } = useShopWords()
  const language = useLanguage()
  const { formatDay, formatMoney } = useFormats()
  const { formData } = useNavigation()
  const errorOf = (name: string) => {
    const issue = issues.find(({ path }) => path === name)
    return issue && fieldText(issue, language)
  }
  return (
    <section className={classes.part} aria-labelledby="odstupenie">
      <h2 id="odstupenie">{words.withdrawHeading}</h2>
      <p>{words.withdrawText(formatDay(until), formatMoney(refund))}</p>
      <Form method="post" className={formClasses.fields} preventScrollReset noValidate>
        <input type="hidden" name="intent" value="withdraw" />
        {needs_account ? (
          <TextField name="iban" label={words.account} maxLength={42} required error={errorOf('iban')} />
        ) : (
          <p>{words.sameWay}</p>
        )}
        <CheckField
          name="confirmed"
          value="yes"
          label={words.confirm}
          error={errorOf('confirmed')}
          required
        />
        <p>
          <Button type="submit" variant="quiet" busy={formData?.get('intent') === 'withdraw'}>
            {words.withdraw}
          </Button>
        </p>
      </Form>
    </section>
  )
}
