import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { nights } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

export const searchLimitWords: Texts['searchLimitWords'] = {
  adults: `Přes web jde objednat pobyt pro 1 až ${maxAdults} dospělých. U větší skupiny nám zavolejte.`,
  nights: (most) =>
    `Přes web jde rezervovat nejvýše ${nights(most, 'cs')}. Na delším pobytu se s námi domluvte po telefonu.`,
}
