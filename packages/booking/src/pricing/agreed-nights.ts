import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import type { Party } from '../stay/guests.ts'
import { nightsOf } from '../stay/stay.ts'

/** A reservation before a change. */
export interface AgreedStays {
  stays: readonly StayRequest[]
  lines: readonly PriceLine[]
}

/** Additional persons of one night at one price. */
export interface ExtraPersons {
  label: string
  rule: string | null
  /** Cents per person. */
  unit_price: number
  persons: number
  /** Whether they are children of the base price or in a cot. */
  in_base: boolean
  /** Index of the agreed line that it comes from; undefined when it is new. */
  line?: number
}

/** Agreed prices of one night of one unit. */
export interface AgreedNight {
  night: Day
  /** Cents. */
  price: number
  /** Persons of the base price; null where the price does not depend on their number. */
  persons: number | null
  rule: string | null
  line: number
  /** Whether it is a part of the package that the reservation is sold as. */
  in_package: boolean
  party: Party
  extras: ExtraPersons[]
}

export type AgreedNights = ReadonlyMap<string, AgreedNight>

/** Key of a room night. */
export const nightKey = (unit: string, night: Day): string => `${unit} ${night}`

/** Nights that a line covers. */
export const nightsOfLine = ({ first_night, last_night }: PriceLine): number =>
  first_night && last_night ? daysBetween(first_night, last_night) + 1 : 0

const covers = (line: PriceLine, unit: string, night: Day): boolean =>
  line.accommodation_unit === unit &&
  line.first_night !== null &&
  line.last_night !== null &&
  line.first_night <= night &&
  night <= line.last_night

function extrasOn(lines: readonly PriceLine[], unit: string, night: Day): ExtraPersons[] {
  return lines.flatMap((line, index) =>
    line.kind === 'extra_person' && covers(line, unit, night)
      ? [
          {
            label: line.label,
            rule: line.rule,
            unit_price: line.unit_price,
            persons: line.quantity / nightsOfLine(line),
            in_base: line.in_base ?? false,
            line: index,
          },
        ]
      : [],
  )
}

/** The agreed price of each room night, read from the lines of the price. A night without a line is left out. */
export function agreedNights({ stays, lines }: AgreedStays): AgreedNights {
  const nightsByKey = new Map<string, AgreedNight>()
  for (const stay of stays)
    for (const night of nightsOf(stay)) {
      const unit = stay.accommodation_unit
      const index = lines.findIndex((line) => line.kind === 'nights' && covers(line, unit, night))
      const line = lines[index]
      if (!line) continue
      const extras = extrasOn(lines, unit, night)
      nightsByKey.set(nightKey(unit, night), {
        night,
        price: line.unit_price,
        persons: line.persons ?? null,
        rule: line.rule,
        line: index,
        in_package: line.in_package ?? false,
        party: stay,
        extras,
      })
    }
  return nightsByKey
}
