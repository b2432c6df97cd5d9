import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { Link } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { ShopData } from './load-shop.ts'
import { OrderForm } from './order-form.tsx'
import { useShopWords } from './shop-texts.ts'
import formClasses from '../../core/forms/form-page.module.css'

interface ShopPageProps {
  shop: ShopData
  answer: EnquiryAnswer | undefined
}

/** Sells gift vouchers; the form works without scripts. */
export function ShopPage({ shop: { offer, today }, answer }: ShopPageProps) {
  const { shop } = useShopWords()
  return (
    <article className={`${formClasses.page} ${formClasses.wide} page-width`}>
      <header className={formClasses.head}>
        <h1>{offer ? shop.title : shop.closedTitle}</h1>
        <p className="lead">{offer ? shop.intro : shop.closedText}</p>
      </header>
      {offer && <OrderForm {...{ offer, today, answer }} />}
      <p>
        <Link to={guestPages.voucherBalance.path}>{shop.balance}</Link>
      </p>
      <ContactLine />
    </article>
  )
}
