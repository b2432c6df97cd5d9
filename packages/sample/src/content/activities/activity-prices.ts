import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'

/** Rows of the price list, in the order in which they are shown. */
export const sampleActivityPrices: readonly CreateInput<typeof activityPrices>[] = [
  { title: 'Jazda na koni na lonži', description: '18 € za 30 minút, deti od 6 rokov' },
  { title: 'Vychádzka na koni k lesu', description: '42 € za 2 hodiny, pre skúsenejších' },
  { title: 'Pečenie chleba', description: '22 € za osobu, deti do 12 rokov 11 €, bochník v cene' },
  { title: 'Výroba syra', description: '16 € za osobu, ochutnávka v cene' },
  { title: 'Jazda na voze alebo saniach', description: '65 € za voz, najviac 12 ľudí' },
  { title: 'Na huby s Martinom', description: '12 € za osobu, praženica v cene' },
  { title: 'Rybolov', description: '20 € za prút a dopoludnie, aj s povolenkou' },
  { title: 'Sauna a horúca kaďa', description: '45 € za 2 hodiny, najviac 4 osoby' },
  { title: 'Večer pri ohni', description: '14 € za osobu, deti do 6 rokov zadarmo' },
  { title: 'Požičanie bicykla', description: '15 € na deň, detský zadarmo' },
  { title: 'Odvoz zo stanice Ružomberok', description: '25 € za auto, najviac 4 ľudia' },
  { title: 'Polpenzia', description: '26 € za osobu a noc' },
]
