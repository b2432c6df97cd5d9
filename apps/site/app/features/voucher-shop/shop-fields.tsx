import { packageVoucherTitle, voucherLastDay } from '@dvor/booking/packages/package-voucher.ts'
import { CheckField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import type { ReactNode } from 'react'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { useTexts } from '../booking/flow/use-texts.ts'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import { formFieldId, useFormField } from '../enquiry/form-field.ts'
import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { Day } from '@dvor/format/days.ts'
import { choiceOf, otherValue, packageValue } from './voucher-choice.ts'
import { useShopWords } from './shop-texts.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './voucher-shop.module.css'
import { printedVoucherWords } from '@dvor/texts/areas.ts'

export interface ShopFieldsProps {
  offer: VoucherOffer
  today: Day
  answer: EnquiryAnswer | undefined
}

/** Begins the ids of the form's fields. */
export const shopId = 'poukaz'

/** Returns the attributes of a field. */
const useShopField = (answer: EnquiryAnswer | undefined) =>
  useFormField({ id: shopId, words: useShopWords(), answer })

/** Suggested values, one to type, and packages. */
export function ValueFields({ offer, answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const language = useLanguage()
  const { formatEuros } = useFormats()
  const field = useShopField(answer)
  const { error } = field('value')
  const currentValue = choiceOf(answer?.values['value'], offer)
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
      defaultChecked={currentValue === value}
    />
  )
  return (
    <fieldset className={classes.card}>
      <legend>{shop.value}</legend>
      <div className={`${classes.choices} ${classes.chips}`}>
        {choices.map(({ value, label }) => radio(value, label))}
      </div>
      <div className={classes.typedValue}>
        <TextField
          {...field('other')}
          inputMode="decimal"
          maxLength={10}
          help={shop.limits(formatEuros(offer.least), formatEuros(offer.most))}
        />
      </div>
      {offer.packages.length > 0 && (
        <>
          <p>{shop.packages}</p>
          <div className={classes.choices}>
            {offer.packages.map((one) =>
              radio(
                packageValue(one.id),
                <>
                  <strong>{packageVoucherTitle(one, language)}</strong> <span>{formatEuros(one.price)}</span>
                </>,
              ),
            )}
          </div>
          <p className={classes.law}>{shop.packagesText}</p>
        </>
      )}
      {error && (
        <p id={formFieldId(shopId, 'value')} tabIndex={-1} className={formClasses.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The recipient, the greeting, and where and when the voucher is sent. */
export function GiftFields({ offer, today, answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const printed = printedVoucherWords[useLanguage()]
  const field = useShopField(answer)
  return (
    <fieldset className={classes.card}>
      <legend>{printed.for}</legend>
      <TextField {...field('recipient_name')} maxLength={100} optionalText={shop.optional} />
      <TextAreaField {...field('message')} rows={3} maxLength={500} optionalText={shop.optional} />
      <Choice
        name="send_to"
        label={shop.delivery}
        choices={{ buyer: shop.toBuyer, recipient: shop.toRecipient }}
        chosen={answer?.values['send_to'] ?? 'buyer'}
      />
      <div className={classes.toRecipient}>
        <TextField {...field('recipient_email')} type="email" maxLength={254} help={shop.copy} />
        <Choice
          name="send_when"
          label={shop.when}
          choices={{ now: shop.atOnce, day: shop.onDay }}
          chosen={answer?.values['send_when'] ?? 'now'}
        />
        <div className={classes.onDay}>
          <TextField
            {...field('send_on')}
            type="date"
            min={today}
            max={voucherLastDay(today, offer.months)}
          />
        </div>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  /** Words by values. */
  choices: Readonly<Record<string, string>>
  chosen: string
}

function Choice({ name, label, choices, chosen }: ChoiceProps) {
  const id = formFieldId(shopId, name)
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.choice}>
      <p id={id} className="ui-field__label">
        {label}
      </p>
      <div className={`${classes.choices} ${classes.pair}`}>
        {Object.entries(choices).map(([value, text]) => (
          <CheckField
            key={value}
            type="radio"
            name={name}
            value={value}
            label={text}
            defaultChecked={chosen === value}
          />
        ))}
      </div>
    </div>
  )
}

/** The buyer. */
export function BuyerFields({ answer }: ShopFieldsProps) {
  const { shop } = useShopWords()
  const printed = printedVoucherWords[useLanguage()]
  const field = useShopField(answer)
  return (
    <fieldset className={classes.card}>
      <legend>{printed.from}</legend>
      <div className={formClasses.pair}>
        <TextField
          {...field('buyer_name')}
          autoComplete="name"
          maxLength={100}
          help={shop.giverHelp}
          required
        />
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
  const currentMethod = answer?.values['payment_method'] ?? first
  return (
    <fieldset className={classes.card}>
      <legend>{shop.pay}</legend>
      {first === undefined && <p>{shop.noMethods}</p>}
      <div className={classes.choices}>
        {offer.payment_methods.map((method) => (
          <CheckField
            key={method}
            type="radio"
            name="payment_method"
            value={method}
            defaultChecked={currentMethod === method}
            label={
              <>
                <strong>{methods[method].title}</strong> <small>{methods[method].text}</small>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
