import { Button } from '@dvor/ui/button.tsx'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { failureText } from '../../../core/forms/problem-text.ts'
import { isForReturning } from '../prices/returning-price.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import classes from './coupon-field.module.css'
import { couponFieldWords } from '@dvor/texts/areas.ts'

export const couponFieldId = 'coupon'

/** Field for a discount code, which is tried at once and changes the price beside it. */
export function CouponField({ quote }: { quote: Quoted }) {
  const texts = useTexts()
  const words = useWords(couponFieldWords)
  const language = useLanguage()
  const { coupon, coupon_text } = useDraft('coupon', 'coupon_text')
  const tried = coupon !== '' && coupon === coupon_text.trim() && !quote.busy
  const refused = tried ? quote.couponProblem : null
  const used = tried && !refused
  const apply = () => changeDraft({ coupon: coupon_text.trim() })
  return (
    <div className={classes.coupon}>
      <TextField
        id={couponFieldId}
        label={words.label}
        optionalText={texts.guest.optional}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={coupon_text}
        error={refused ? failureText(refused, language, null) : undefined}
        onChange={(event) => changeDraft({ coupon_text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <div className={classes.ways}>
        {used ? (
          <Button variant="quiet" onClick={() => changeDraft({ coupon: '', coupon_text: '' })}>
            {words.remove}
          </Button>
        ) : (
          <Button
            variant="quiet"
            busy={quote.busy && coupon !== ''}
            disabled={coupon_text.trim() === ''}
            onClick={apply}
          >
            {words.apply}
          </Button>
        )}
      </div>
      <output className={classes.used}>{used && words[outcomeOf(quote.price)]}</output>
    </div>
  )
}

/**
 * The effect of a valid code: reduces the price, nothing, or less than the discount for returning guests in its place.
 */
function outcomeOf(price: PriceBreakdown | null): 'used' | 'nothing' | 'smaller' {
  if (isForReturning(price)) return 'smaller'
  return price?.lines.some(({ kind }) => kind === 'discount') ? 'used' : 'nothing'
}
