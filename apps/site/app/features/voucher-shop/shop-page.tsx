import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { Consent } from '../booking/order/consent.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { ShopData } from './load-shop.ts'
import {
  BuyerFields,
  GiftFields,
  MethodFields,
  shopFieldId,
  useShopField,
  ValueFields,
} from './shop-fields.tsx'
import { useShopWords } from './shop-texts.ts'
import { VoucherDrawing } from './voucher-drawing.tsx'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'

interface ShopPageProps {
  shop: ShopData
  answer: EnquiryAnswer | undefined
}

/** Sells gift vouchers; the form works without scripts. */
export function ShopPage({ shop: data, answer }: ShopPageProps) {
  const { shop } = useShopWords()
  const { offer, contact } = data
  return (
    <article className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{offer ? shop.title : shop.closedTitle}</h1>
        <p className="lead">{offer ? shop.intro : shop.closedText}</p>
      </header>
      {offer && <VoucherDrawing />}
      {offer && <OrderForm {...data} offer={offer} answer={answer} />}
      <p>
        <Link to={guestPages.voucherBalance.path}>{shop.balance}</Link>
      </p>
      {contact && <ContactLine settings={contact} />}
    </article>
  )
}

type OrderFormProps = Pick<ShopData, 'today'> & {
  offer: NonNullable<ShopData['offer']>
  answer: EnquiryAnswer | undefined
}

function OrderForm(props: OrderFormProps) {
  const { shop } = useShopWords()
  const { countOf } = useFormats()
  const { state } = useNavigation()
  const { offer, answer } = props
  return (
    <Form method="post" className={formClasses.form} noValidate preventScrollReset aria-label={shop.title}>
      {answer && <Problems key={answer.tries} answer={answer} />}
      <ValueFields {...props} />
      <GiftFields {...props} />
      <BuyerFields {...props} />
      <MethodFields {...props} />
      <input type="hidden" name="terms_version" value={offer.terms_version} />
      <input type="hidden" name="tries" value={answer?.tries ?? 0} />
      <div className={classes.law}>
        <p>{shop.facts(countOf(offer.months, 'month'))}</p>
        <p>{shop.withdrawal}</p>
        <Consent />
      </div>
      <p>
        <Button type="submit" size="large" variant="accent" busy={state === 'submitting'}>
          {shop.submit}
        </Button>
      </p>
    </Form>
  )
}

/** All errors, above the form. */
function Problems({ answer }: { answer: EnquiryAnswer }) {
  const { shop, labels } = useShopWords()
  const language = useLanguage()
  const field = useShopField(answer)
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const issues = names.flatMap((name) => {
    const { error } = field(name)
    return error ? [{ id: shopFieldId(name), text: `${labels[name]}: ${error}` }] : []
  })
  return (
    <>
      {answer.problem && (
        <FormProblem title={shop.failedTitle} text={problemText(answer.problem, language)} />
      )}
      {issues.length > 0 && <ErrorSummary title={shop.errorsTitle} issues={issues} />}
    </>
  )
}
