import {
  packageVoucherPrice,
  packageVoucherTitle,
  voucherAdultsOf,
} from '@dvor/booking/packages/package-voucher.ts'
import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useToday } from '../../core/property/use-today.ts'
import { useList } from '../../core/records/use-list.ts'

/** Packages for which a voucher can be sold, with their price; the API refuses one that is sold out. */
export function usePackageChoices(): { value: string; label: string }[] {
  const today = useToday()
  const { data } = useList(stayPackages, { active: 'true', _sort: 'order:ASC', _limit: -1 })
  const coming = (data ?? []).filter(({ arrival_to }) => arrival_to >= today)
  return coming.map((sold) => {
    const title = packageVoucherTitle({ ...sold, adults: voucherAdultsOf(sold) }, 'sk')
    return { value: sold.id, label: `${title} · ${formatMoney(packageVoucherPrice(sold))}` }
  })
}
