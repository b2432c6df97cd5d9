import type { Language } from '@dvor/format/languages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { packageTitle } from '../../calendar/package-title.ts'
import type { NoRoomReason } from './no-room-reason.ts'
import { sleepsText } from './restriction-text.ts'

interface ReasonText {
  title: string
  text: string
}

type Texts = {
  [K in NoRoomReason['kind']]: (reason: Extract<NoRoomReason, { kind: K }>) => ReasonText
}

const sk: Texts = {
  party_too_big: ({ places }) => ({
    title: 'Toľkých hostí naraz neubytujeme',
    text: `Vo všetkých izbách spolu je miesto ${sleepsText(places, 'sk')}. Ozvite sa nám, poradíme vám, kde v okolí by bývali ostatní.`,
  }),
  few_places: ({ places }) => ({
    title: 'Pre všetkých už nemáme dosť miest',
    text: `V tomto termíne nám zostáva miesto len ${sleepsText(places, 'sk')}. Skúste iné dni, alebo sa nám ozvite.`,
  }),
  one_adult: () => ({
    title: 'Izbu, kam sa zmestíte všetci, v tomto termíne nemáme',
    text: 'Voľné zostali len menšie izby a v každej musí spať aspoň jeden dospelý. Skúste iné dni, alebo sa nám ozvite.',
  }),
  too_far: ({ lastDay }) => ({
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
  only_package: ({ package: only }) => ({
    title: `Na tieto noci predávame len balík ${packageTitle(only, 'sk')}`,
    text: 'Nájdete ho medzi našimi ponukami aj s cenou a s tým, čo v ňom je. Na iné dni si môžete vybrať izbu bez balíka.',
  }),
  taken: () => ({
    title: 'V tomto termíne je už všetko obsadené',
    text: 'Skúste iné dni, alebo sa nám ozvite. Občas sa niečo uvoľní.',
  }),
  min_nights: ({ nights: least }) => ({
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

const en: Texts = {
  party_too_big: ({ places }) => ({
    title: 'We cannot sleep so many guests at once',
    text: `All our rooms together sleep ${persons(places, 'en')}. Get in touch: we know where near by the others could stay.`,
  }),
  few_places: ({ places }) => ({
    title: 'There are not enough places left for everybody',
    text: `For these dates we have room for ${persons(places, 'en')} only. Try other days, or get in touch.`,
  }),
  one_adult: () => ({
    title: 'We have no room that sleeps all of you for these dates',
    text: 'Only smaller rooms are free, and an adult must sleep in each. Try other days, or get in touch.',
  }),
  too_far: ({ lastDay }) => ({
    title: 'We do not take bookings so far ahead yet',
    text: `The last day of arrival that can be booked is ${formatDay(lastDay, 'en')}.`,
  }),
  too_late: () => ({
    title: 'It is too late to book online',
    text: 'We could not get a room ready without talking to you first. Call us, perhaps it still works out.',
  }),
  closed: () => ({
    title: 'We are closed on these days',
    text: 'Have a look at the nearest days on which we are here.',
  }),
  only_package: ({ package: only }) => ({
    title: `On these nights we sell only the package ${packageTitle(only, 'en')}`,
    text: 'You find it among our offers, with its price and what is in it. On other days you can book a room without it.',
  }),
  taken: () => ({
    title: 'Everything is taken for these dates',
    text: 'Try other days, or get in touch. Now and then something becomes free.',
  }),
  min_nights: ({ nights: least }) => ({
    title: 'There is room, but for a longer stay only',
    text: `With this day of arrival we take guests for ${nights(least, 'en')} or more. With another one a shorter stay may do.`,
  }),
  weekday: () => ({
    title: 'There is room, with another day of arrival or departure',
    text: 'At this time of year guests arrive and depart on certain days only. Choose one of the stays below.',
  }),
  mixed: () => ({
    title: 'There is no free room for these dates',
    text: 'The reason stands at each room below. Try other days, or get in touch.',
  }),
}

const words: InLanguages<Texts> = { sk, en }

/** A sentence that ends with a date has its full stop already. */
const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** Returns title and advice for a reason. */
export function noRoomText(reason: NoRoomReason, language: Language): ReasonText {
  const texts = words[language]
  const say = texts[reason.kind] as (given: NoRoomReason) => ReasonText
  return say(reason)
}
