import type { Failure } from '@dvor/client/transport/result.ts'
import type { CouponRefusal } from '@dvor/contract/pricing/price-simulations.ts'
import type { Language } from '@dvor/format/languages.ts'

/** Reasons with a sentence of their own; of others the sentence of the code says enough. */
type Reason = Exclude<CouponRefusal, 'inactive' | 'unknown'>

const sentences: Record<Language, Record<Reason, string>> = {
  sk: {
    not_yet: 'Tento kód ešte neplatí.',
    over: 'Platnosť tohto kódu sa už skončila.',
    other_stay: 'Tento kód platí na iné dni pobytu.',
    other_unit: 'Tento kód platí na inú izbu, než ste si vybrali.',
    other_plan: 'Tento kód platí pri inej sadzbe. Skúste si vybrať inú.',
    nothing_covered: 'Tento kód zľavňuje ubytovanie, a to v objednávke nemáte.',
    too_short: 'Na tento kód je pobyt prikrátky, skúste ho predĺžiť.',
    used_up: 'Tento kód už využili iní, viac ho použiť nejde.',
    other_guest: 'Tento kód patrí inému hosťovi. Platí s e-mailom alebo telefónom z jeho pobytu.',
  },
  en: {
    not_yet: 'This code is not valid yet.',
    over: 'This code has expired.',
    other_stay: 'This code is for other days of stay.',
    other_unit: 'This code is for another room than the one you have chosen.',
    other_plan: 'This code goes with another rate. Try choosing that one.',
    nothing_covered: 'This code is a discount on accommodation, which your order does not have.',
    too_short: 'The stay is too short for this code; try a longer one.',
    used_up: 'This code has been used up by others.',
    other_guest: 'This code belongs to another guest. It is valid with the e-mail or phone of their stay.',
  },
}

/** Sentence for a refused coupon by the reason in the answer; null for other failures. */
export function couponRefusalText(
  { code, details }: Pick<Failure, 'code' | 'details'>,
  language: Language,
): string | null {
  if (code !== 'coupon_invalid' || typeof details !== 'object' || !details || !('reason' in details))
    return null
  const known = Object.entries(sentences[language]).find(([reason]) => reason === details.reason)
  return known?.[1] ?? null
}
