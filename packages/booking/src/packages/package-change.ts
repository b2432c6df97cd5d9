import type { PackageChange } from '@dvor/contract/pricing/packages.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'

const partsOf = (lines: readonly PriceLine[]): PriceLine[] => lines.filter(({ in_package }) => in_package)

/** Key of a service in lines; another day or time of the same service is no other part. */
const keyOf = ({ common_service, label }: PriceLine): string => common_service ?? label

/** The parts that are services and of which the later lines have no more. */
function removedParts(before: readonly PriceLine[], after: readonly PriceLine[]): PriceLine[] {
  const rest = after.map(keyOf)
  return before.filter((line) => {
    if (line.kind === 'nights') return false
    const index = rest.indexOf(keyOf(line))
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/**
 * The change of a package between two prices of a reservation: it is left where no line belongs to it any more, and a
 * removed part takes its share along. Null where there is no package, or where it stays whole. Cents.
 */
export function packageChange(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): PackageChange | null {
  const had = partsOf(before)
  const [first] = had
  if (!first) return null
  const has = partsOf(after)
  const title = first.rule ?? ''
  if (has.length === 0) return { title, is_left: true, removed: [] }
  const removed = removedParts(had, has).map(({ label, amount }) => ({ title: label, amount }))
  return removed.length > 0 ? { title, is_left: false, removed } : null
}
