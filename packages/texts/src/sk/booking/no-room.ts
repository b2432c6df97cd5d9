import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { nights } from '@dvor/format/plurals.ts'
import { sleepsText } from './restrictions.ts'

/** A sentence that ends with a date has its full stop already. */
const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** Title and advice by the reason for which there is no room. */
export const noRoomWords = {
  party_too_big: ({ places }: { places: number }) => ({
    title: 'Toľkých hostí naraz neubytujeme',
    text: `Vo všetkých izbách spolu je miesto ${sleepsText(places)}. Ozvite sa nám, poradíme vám, kde v okolí by bývali ostatní.`,
  }),
  few_places: ({ places }: { places: number }) => ({
    title: 'Pre všetkých už nemáme dosť miest',
    text: `V tomto termíne nám zostáva miesto len ${sleepsText(places)}. Skúste iné dni, alebo sa nám ozvite.`,
  }),
  one_adult: () => ({
    title: 'Izbu, kam sa zmestíte všetci, v tomto termíne nemáme',
    text: 'Voľné zostali len menšie izby a v každej musí spať aspoň jeden dospelý. Skúste iné dni, alebo sa nám ozvite.',
  }),
  too_far: ({ lastDay }: { lastDay: Day }) => ({
    title: 'Tak ďaleko dopredu ešte nerezervujeme',
    text: `Prijímame rezervácie s príchodom najneskôr ${withStop(formatDay(lastDay))}`,
  }),
  too_late: () => ({
    title: 'Na rezerváciu cez web je už neskoro',
    text: 'Príchod je priskoro na to, aby sme izbu stihli pripraviť bez dohovoru. Zavolajte nám, možno vás ešte ubytujeme.',
  }),
  closed: () => ({
    title: 'V týchto dňoch máme zatvorené',
    text: 'Pozrite sa na najbližšie dni, keď sme tu pre vás.',
  }),
  only_package: ({ package: { title } }: { package: { title: string } }) => ({
    title: `Na tieto noci predávame len balík „${title}“`,
    text: 'Nájdete ho medzi našimi ponukami aj s cenou a s tým, čo v ňom je. Na iné dni si môžete vybrať izbu bez balíka.',
  }),
  taken: () => ({
    title: 'V tomto termíne je už všetko obsadené',
    text: 'Skúste iné dni, alebo sa nám ozvite. Občas sa niečo uvoľní.',
  }),
  min_nights: ({ nights: least }: { nights: number }) => ({
    title: 'Voľno máme, no len na dlhší pobyt',
    text: `Pri tomto dni príchodu prijímame hostí aspoň na ${nights(least)}. S iným dňom príchodu môže stačiť aj kratší pobyt.`,
  }),
  weekday: () => ({
    title: 'Voľno máme, no s iným dňom príchodu alebo odchodu',
    text: 'V tomto čase sa prichádza a odchádza len v niektoré dni. Vyberte si z pobytov nižšie.',
  }),
  mixed: () => ({
    title: 'V tomto termíne nemáme voľnú izbu',
    text: 'Pri každej izbe nižšie nájdete dôvod. Skúste iné dni, alebo sa nám ozvite.',
  }),
}
