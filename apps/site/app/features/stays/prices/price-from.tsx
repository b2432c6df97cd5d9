import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import { staysWords } from '@dvor/texts/areas.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useOwnersTexts } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { priceConditions } from './price-conditions.ts'
import classes from './price-from.module.css'

/** The lowest price of a night that anybody can pay, with what it asks for. */
export type FromPrice = Pick<LowestPrice, 'price' | 'persons' | 'rate_plan'>

/** `od 45 € / noc`, and below it for whom or under which plan. */
export function PriceFrom({ from }: { from: FromPrice }) {
  const words = useWords(staysWords)
  const { formatEuros } = useFormats()
  const conditions = priceConditions(from, useLanguage(), useOwnersTexts())
  return (
    <>
      {words.from} <strong>{formatEuros(from.price)}</strong> {words.perNight}
      {conditions && <small className={classes.conditions}> {conditions}</small>}
    </>
  )
}
