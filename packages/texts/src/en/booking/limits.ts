import type { Texts } from '../../texts.ts'
import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { nights } from '@dvor/format/plurals.ts'

export const searchLimitWords: Texts['searchLimitWords'] = {
  adults: `Online you can book for 1 to ${maxAdults} adults. For a larger group please call us.`,
  nights: (most: number) =>
    `Up to ${nights(most, 'en')} can be booked online. For a longer stay please call us.`,
}
