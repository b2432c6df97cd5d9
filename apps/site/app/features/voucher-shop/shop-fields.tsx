import { packageVoucherTitle } from '@dvor/booking/packages/package-voucher.ts'
import { CheckField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import type { ReactNode } from 'react'
import { fieldText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { useTexts } from '../booking/flow/use-texts.ts'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { Day } from '@dvor/format/days.ts'
import { otherValue, packageValue } from './send-order.ts'
import { useShopWords } from './shop-texts.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'

export interface ShopFieldsProps {
  offer: VoucherOffer
  today: Day
  answer: EnquiryAnswer | undefined
}

export const shopFieldId = (name: string): string => `poukaz-${name}`

/** Returns label, value and error of a field. */
export function useShopField(answer: EnquiryAnswer | undefined) {
  const { labels } = useShopWords()
  const language = useLanguage()
  return (name: keyof typeof labels) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    const isEmpty = answer?.values[name] === ''
    return {
      id: shopFieldId(name),
      name,
      label: labels[name],
      defaultValue: answer?.values[name],
      error: issue && fieldText({ ...issue, ...(isEmpty && { code: 'required' as const }) }, language),
    }
  }
}

/** Suggested values, one to type, and packages. */
export function ValueFields({ offer, answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const language = useLanguage()
  const { formatEuros } = useFormats()
  const field = useShopField(answer)
  const { error } = field('value')
  const chosen = answer?.values['value'] ?? String(offer.values[0] ?? otherValue)
  const choices = [
    ...offer.values.map((value) => ({ value: String(value), label: formatEuros(value) })),
    { value: otherValue, label: shop.other },
  ]
  const radio = (value: string, label: ReactNode) => (
    <CheckField
      key={value}
      type="radio"
      name="value"
      value={value}
      label={label}
      defaultChecked={chosen === value}
    />
  )
  return (
    <fieldset className={formClasses.fields}>
      <legend>{shop.value}</legend>
      <div className={classes.values}>{choices.map(({ value, label }) => radio(value, label))}</div>
      {offer.packages.length > 0 && (
        <div className={classes.packages}>
          <p>{shop.packages}</p>
          {offer.packages.map((one) =>
            radio(
              packageValue(one.id),
              <>
                <strong>{packageVoucherTitle(one, language)}</strong> <span>{formatEuros(one.price)}</span>
              </>,
            ),
          )}
          <p className={classes.law}>{shop.packagesText}</p>
        </div>
      )}
      {error && (
        <p id={shopFieldId('value')} tabIndex={-1} className={formClasses.error}>
          {error}
        </p>
      )}
      <div className={classes.typedValue}>
        <TextField
          {...field('other')}
          inputMode="decimal"
          maxLength={10}
          help={shop.limits(formatEuros(offer.least), formatEuros(offer.most))}
        />
      </div>
    </fieldset>
  )
}

/** The recipient, the greeting, and where and when the voucher is sent. */
export function GiftFields({ today, answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const field = useShopField(answer)
  const sendTo = answer?.values['send_to'] ?? 'buyer'
  return (
    <fieldset className={formClasses.fields}>
      <legend>{shop.gift}</legend>
      <TextField {...field('recipient_name')} maxLength={100} optionalText={shop.optional} />
      <TextAreaField {...field('message')} rows={3} maxLength={500} optionalText={shop.optional} />
      <div role="radiogroup" aria-labelledby="komu-poslat" className={classes.values}>
        <p id="komu-poslat" className="ui-field__label">
          {shop.delivery}
        </p>
        {(['buyer', 'recipient'] as const).map((to) => (
          <CheckField
            key={to}
            type="radio"
            name="send_to"
            value={to}
            label={to === 'buyer' ? shop.toBuyer : shop.toRecipient}
            defaultChecked={sendTo === to}
          />
        ))}
      </div>
      <div className={`${formClasses.pair} ${classes.toRecipient}`}>
        <TextField {...field('recipient_email')} type="email" maxLength={254} help={shop.copy} />
        <TextField
          {...field('send_on')}
          type="date"
          min={today}
          help={shop.onDay}
          optionalText={shop.optional}
        />
      </div>
    </fieldset>
  )
}

/** The buyer. */
export function BuyerFields({ answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const field = useShopField(answer)
  return (
    <fieldset className={formClasses.fields}>
      <legend>{shop.you}</legend>
      <div className={formClasses.pair}>
        <TextField {...field('buyer_name')} autoComplete="name" maxLength={100} required />
        <TextField {...field('buyer_email')} type="email" autoComplete="email" maxLength={254} required />
      </div>
    </fieldset>
  )
}

/** Payment methods; the first is chosen. */
export function MethodFields({ offer, answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const { methods } = useTexts()
  const [first] = offer.payment_methods
  const chosen = answer?.values['payment_method'] ?? first
  return (
    <fieldset className={formClasses.fields}>
      <legend>{shop.pay}</legend>
      {first === undefined && <p>{shop.noMethods}</p>}
      {offer.payment_methods.map((method) => (
        <CheckField
          key={method}
          type="radio"
          name="payment_method"
          value={method}
          defaultChecked={chosen === method}
          label={
            <>
              <strong>{methods[method].title}</strong> <span>{methods[method].text}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
