import { formatDay } from '@dvor/format/day-text.ts'
import { nights } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'
import { sleepsText } from './restrictions.ts'

export const noRoomWords: Texts['noRoomWords'] = {
  party_too_big: ({ places }) => ({
    title: 'Tolik hostů najednou neubytujeme',
    text: `Ve všech pokojích dohromady je místo ${sleepsText(places)}. Ozvěte se nám, poradíme vám, kde v okolí by mohli bydlet ostatní.`,
  }),
  few_places: ({ places }) => ({
    title: 'Pro všechny už nemáme dost míst',
    text: `V tomto termínu nám zbývá místo jen ${sleepsText(places)}. Zkuste jiné dny, nebo se nám ozvěte.`,
  }),
  one_adult: () => ({
    title: 'Pokoj, kam byste se vešli všichni, v tomto termínu nemáme',
    text: 'Volné zůstaly jen menší pokoje a v každém musí spát aspoň jeden dospělý. Zkuste jiné dny, nebo se nám ozvěte.',
  }),
  too_far: ({ lastDay }) => ({
    title: 'Takhle daleko dopředu ještě nerezervujeme',
    text: `Poslední den příjezdu, na který rezervace přijímáme, je ${formatDay(lastDay, 'cs')}.`,
  }),
  too_late: () => ({
    title: 'Na rezervaci přes web je už pozdě',
    text: 'Do příjezdu zbývá příliš málo času, než abychom pokoj stihli připravit bez domluvy. Zavolejte nám, možná vás ještě ubytujeme.',
  }),
  closed: () => ({
    title: 'V těchto dnech máme zavřeno',
    text: 'Podívejte se na nejbližší dny, kdy jsme tu pro vás.',
  }),
  only_package: ({ package: { title } }) => ({
    title: `Na tyto noci prodáváme jen balíček „${title}“`,
    text: 'Najdete ho mezi našimi nabídkami i s cenou a s tím, co v něm je. Na jiné dny si můžete vybrat pokoj bez balíčku.',
  }),
  taken: () => ({
    title: 'V tomto termínu je už všechno obsazené',
    text: 'Zkuste jiné dny, nebo se nám ozvěte. Občas se něco uvolní.',
  }),
  min_nights: ({ nights: least }) => ({
    title: 'Volno máme, ale jen na delší pobyt',
    text: `S tímto dnem příjezdu přijímáme hosty aspoň na ${nights(least, 'cs')}. S jiným dnem příjezdu může stačit i kratší pobyt.`,
  }),
  weekday: () => ({
    title: 'Volno máme, ale s jiným dnem příjezdu nebo odjezdu',
    text: 'V této době se přijíždí a odjíždí jen v některé dny. Vyberte si z pobytů níže.',
  }),
  mixed: () => ({
    title: 'V tomto termínu nemáme volný pokoj',
    text: 'U každého pokoje níže najdete důvod. Zkuste jiné dny, nebo se nám ozvěte.',
  }),
}
