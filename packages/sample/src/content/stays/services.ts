import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { commonServices } from '@dvor/contract/collections/services/common-services.ts'

export type ServiceKey = 'breakfast' | 'halfBoard' | 'dog' | 'cot' | 'sauna' | 'wood' | 'lateLeave' | 'basket'

type SampleService = CreateInput<typeof commonServices> & { key: ServiceKey }

/** Common services that guests may add to a stay; none is mandatory. Prices in cents. */
export const sampleServices: readonly SampleService[] = [
  {
    key: 'breakfast',
    title: 'Raňajky',
    description:
      'Domáci chlieb, maslo, syr z koliby, vajíčka od našich sliepok, med a ovocie. Od 7.30 do 10.00 h.',
    price: 1100,
    price_unit: 'person_night',
    vat_kind: 'food',
    meal: 'breakfast',
  },
  {
    key: 'halfBoard',
    title: 'Polpenzia',
    description: 'Raňajky a večera z toho, čo práve dáva dvor. Večeria sa o 18.30 h pri spoločnom stole.',
    price: 2600,
    price_unit: 'person_night',
    vat_kind: 'food',
    meal: 'half_board',
  },
  {
    key: 'dog',
    title: 'Psík',
    description: 'Pelech, miska a uterák na labky. Na dvore nech je, prosím, na vôdzke.',
    requires: 'pets_allowed',
    price: 700,
    price_unit: 'night',
    max_quantity: 2,
    vat_kind: 'other',
  },
  {
    key: 'cot',
    title: 'Detská postieľka',
    description: 'S matracom a bielizňou, na celý pobyt. Prípadne aj stolička a vanička.',
    price: 1500,
    price_unit: 'stay',
    max_quantity: 2,
    vat_kind: 'accommodation',
  },
  {
    key: 'sauna',
    title: 'Kúpací sud na terase',
    description:
      'Horúca voda v drevenom sude pri drevenici, na celý večer. Nachystáme ho na hodinu, ktorú nám poviete.',
    requires: 'hot_tub',
    price: 4500,
    price_unit: 'piece',
    max_quantity: 4,
    vat_kind: 'other',
  },
  {
    key: 'wood',
    title: 'Kôš dreva do kozuba',
    description: 'Suché bukové polená, vystačia na dlhý večer. Prinesieme ich k dverám.',
    requires: 'fireplace',
    price: 800,
    price_unit: 'piece',
    max_quantity: 10,
    vat_kind: 'other',
  },
  {
    key: 'basket',
    title: 'Kôš na privítanie',
    description: 'Chlieb z pece, syr, lekvár a fľaša jablkovej šťavy. Čaká na stole, keď prídete.',
    price: 2400,
    price_unit: 'piece',
    max_quantity: 5,
    vat_kind: 'food',
  },
  {
    key: 'lateLeave',
    title: 'Neskorý odchod',
    description: 'Izba je vaša do 14.00 h. Platí, ak ju v ten deň nečaká iný hosť; ozveme sa vám obratom.',
    price: 3000,
    price_unit: 'stay',
    max_quantity: 1,
    vat_kind: 'accommodation',
  },
]
