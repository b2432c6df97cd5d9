import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { problemText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useOwnersTexts } from '../../core/language/owners-text.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { Consent } from '../booking/order/consent.tsx'
import { typedValues } from '../enquiry/enquiry-answer.ts'
import { FormProblems } from '../enquiry/guest-form.tsx'
import { voucherOfForm } from './previewed-voucher.ts'
import {
  BuyerFields,
  GiftFields,
  MethodFields,
  shopId,
  ValueFields,
  type ShopFieldsProps,
} from './shop-fields.tsx'
import { useShopWords } from './shop-texts.ts'
import { VoucherPreview } from './voucher-preview.tsx'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'

/** The order of a voucher, which is shown beside it while it is typed; without scripts as it was sent last. */
export function OrderForm({ offer: given, ...others }: ShopFieldsProps) {
  const words = useShopWords()
  const { shop } = words
  const language = useLanguage()
  const named = useOwnersTexts()
  const packages = given.packages.map((sold) => ({ ...sold, title: named(sold.title) }))
  const props = { ...others, offer: { ...given, packages } }
  const { offer, today, answer } = props
  const [typed, setTyped] = useState(answer?.values ?? {})
  return (
    <div className={classes.columns}>
      <div className={classes.beside}>
        <VoucherPreview
          voucher={voucherOfForm(typed, { offer, today, language })}
          placeholders={shop.placeholders}
          caption={shop.preview}
        />
      </div>
      <Form
        method="post"
        className={formClasses.form}
        noValidate
        preventScrollReset
        aria-label={shop.title}
        onInput={({ currentTarget }) => setTyped(typedValues(new FormData(currentTarget)))}
      >
        {answer && (
          <FormProblems
            key={answer.tries}
            id={shopId}
            words={words}
            answer={answer}
            problem={{ title: shop.failedTitle, text: (code) => problemText(code, language) }}
            issuesTitle={shop.errorsTitle}
          />
        )}
        <ValueFields {...props} />
        <GiftFields {...props} />
        <BuyerFields {...props} />
        <MethodFields {...props} />
        <input type="hidden" name="terms_version" value={offer.terms_version} />
        <input type="hidden" name="tries" value={answer?.tries ?? 0} />
        <Submit months={offer.months} />
      </Form>
    </div>
  )
}

function Submit({ months }: { months: number }) {
  const { shop } = useShopWords()
  const { countOf } = useFormats()
  const { state } = useNavigation()
  return (
    <>
      <div className={classes.law}>
        <p>{shop.facts(countOf(months, 'month'))}</p>
        <p>{shop.withdrawal}</p>
        <Consent />
      </div>
      <p>
        <Button type="submit" size="large" variant="accent" busy={state === 'submitting'}>
          {shop.submit}
        </Button>
      </p>
    </>
  )
}
