import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import type { CouponRefusal } from '@dvor/contract/pricing/price-simulations.ts'

/** Why a coupon is refused, by reasons with a sentence of their own; of others that of the code says enough. */
export const couponRefusalWords: Record<Exclude<CouponRefusal, 'inactive' | 'unknown'>, string> = {
  not_yet: 'Tento kód ešte neplatí.',
  over: 'Platnosť tohto kódu sa už skončila.',
  other_stay: 'Tento kód platí na iné dni pobytu.',
  other_unit: 'Tento kód platí na inú izbu, než ste si vybrali.',
  other_plan: 'Tento kód platí pri inej sadzbe. Skúste si vybrať inú.',
  nothing_covered: 'Tento kód zľavňuje ubytovanie, a to v objednávke nemáte.',
  too_short: 'Na tento kód je pobyt prikrátky, skúste ho predĺžiť.',
  used_up: 'Tento kód už využili iní, viac ho použiť nejde.',
  other_guest: 'Tento kód patrí inému hosťovi. Platí s e-mailom alebo telefónom z jeho pobytu.',
}

const unpaid = 'Tento poukaz ešte nie je zaplatený, preto sa ním zatiaľ platiť nedá.'

/** Why a gift voucher does not pay, where the voucher itself is the reason. */
export const voucherRefusalWords: Record<Exclude<VoucherRefusal['state'], 'valid'>, string> = {
  unknown:
    'Takýto kód nepoznáme. Skontrolujte ho, prosím, znak po znaku. Poukazy z iných ubytovaní u nás neplatia.',
  waiting: unpaid,
  lapsed: unpaid,
  void: 'Tento poukaz je zrušený. Ak o tom neviete, ozvite sa nám.',
  expired: 'Platnosť tohto poukazu sa skončila. Ozvite sa nám, možno ho budeme môcť predĺžiť.',
  redeemed: 'Tento poukaz je už celý minutý.',
}
