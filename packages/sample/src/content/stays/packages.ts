import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { addDays, type Day } from '@dvor/format/days.ts'

type SamplePackage = Omit<
  CreateInput<typeof stayPackages>,
  'seasonal_offer' | 'included_services' | 'included_common_services'
>

/** Title of the seasonal offer from whose page the example is sold. */
export const offerOfPackage = 'Advent pri peci'

/**
 * Two nights from Friday with half board and a baking on Saturday, on the weekend of its offer and the one after; sold
 * from the offer's page.
 */
export const samplePackage = (friday: Day): SamplePackage => ({
  title: 'Advent pri peci',
  title_en: 'Advent by the stove',
  text: 'Dve noci, polpenzia a v sobotu dopoludnia pečenie chleba. Len štyri izby, aby sa pri peci nikto netlačil.',
  text_en:
    'Two nights, half board and bread baking on Saturday morning. Four rooms only, so that there is space by the stove.',
  units: [],
  places: 4,
  nights: 2,
  arrival_from: friday,
  arrival_to: addDays(friday, 7),
  arrival_weekdays: [5],
  price: 14_900,
  price_basis: 'person',
  child_prices: [{ label: 'Dieťa do 12 rokov', up_to_age: 12, percent: 50 }],
})
