import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { nights } from '@dvor/format/plurals.ts'

export const searchLimitWords = {
  adults: `Cez web sa dá prihlásiť 1 až ${maxAdults} dospelých. Pre väčšiu skupinu nám zavolajte.`,
  nights: (most: number) =>
    `Cez web sa dá rezervovať najviac ${nights(most)}. Dlhší pobyt si s nami dohodnite telefonicky.`,
}
