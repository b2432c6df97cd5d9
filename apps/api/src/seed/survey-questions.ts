import type { surveyQuestionRows } from '../db/schema/messages/surveys.ts'

export type SeedQuestion = Required<
  Pick<typeof surveyQuestionRows.$inferInsert, 'text' | 'translations' | 'kind' | 'required' | 'on_site'>
> &
  Pick<typeof surveyQuestionRows.$inferInsert, 'options'>

const stars = { kind: 'rating', on_site: true } as const

/** Questions of a new installation; the first one is about the whole stay. */
export const seedQuestions = {
  whole: {
    ...stars,
    text: 'Ako ste boli s pobytom spokojní?',
    translations: {
      en: { text: 'How did you like your stay?' },
      cs: { text: 'Jak jste byli s pobytem spokojeni?' },
    },
    required: true,
  },
  cleanliness: {
    ...stars,
    text: 'Čistota',
    translations: { en: { text: 'Cleanliness' }, cs: { text: 'Čistota' } },
    required: false,
  },
  welcome: {
    ...stars,
    text: 'Prijatie a ochota',
    translations: { en: { text: 'Welcome and helpfulness' }, cs: { text: 'Přijetí a ochota' } },
    required: false,
  },
  food: {
    ...stars,
    text: 'Raňajky a jedlo',
    translations: { en: { text: 'Breakfast and food' }, cs: { text: 'Snídaně a jídlo' } },
    required: false,
  },
  again: {
    kind: 'yes_no',
    text: 'Prišli by ste k nám znova?',
    translations: { en: { text: 'Would you come again?' }, cs: { text: 'Přijeli byste znovu?' } },
    required: true,
    on_site: false,
  },
  heard: {
    kind: 'choice',
    text: 'Ako ste sa o nás dozvedeli?',
    options: ['Od známych', 'Z vyhľadávača', 'Zo sociálnych sietí', 'Boli sme tu už predtým', 'Inak'],
    translations: {
      en: {
        text: 'How did you hear about us?',
        options: ['From friends', 'Search engine', 'Social media', 'We had been here before', 'Another way'],
      },
      cs: {
        text: 'Jak jste se o nás dozvěděli?',
        options: ['Od známých', 'Přes vyhledávač', 'Ze sociálních sítí', 'Už jsme u vás byli', 'Jinak'],
      },
    },
    required: false,
    on_site: false,
  },
  liked: {
    kind: 'text',
    text: 'Čo sa vám najviac páčilo?',
    translations: { en: { text: 'What did you like most?' }, cs: { text: 'Co se vám líbilo nejvíc?' } },
    required: false,
    on_site: true,
  },
  better: {
    kind: 'text',
    text: 'Čo by sme mohli robiť lepšie?',
    translations: { en: { text: 'What could we do better?' }, cs: { text: 'Co bychom mohli zlepšit?' } },
    required: false,
    on_site: false,
  },
} satisfies Record<string, SeedQuestion>

export type QuestionName = keyof typeof seedQuestions
