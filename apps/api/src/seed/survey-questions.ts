import type { surveyQuestionRows } from '../db/schema/messages/surveys.ts'

export type SeedQuestion = Required<
  Pick<typeof surveyQuestionRows.$inferInsert, 'text' | 'text_en' | 'kind' | 'required' | 'on_site'>
> &
  Pick<typeof surveyQuestionRows.$inferInsert, 'options' | 'options_en'>

const stars = { kind: 'rating', on_site: true } as const

/** Questions of a new installation; the first one is about the whole stay. */
export const seedQuestions = {
  whole: {
    ...stars,
    text: 'Ako ste boli s pobytom spokojní?',
    text_en: 'How did you like your stay?',
    required: true,
  },
  cleanliness: { ...stars, text: 'Čistota', text_en: 'Cleanliness', required: false },
  welcome: { ...stars, text: 'Prijatie a ochota', text_en: 'Welcome and helpfulness', required: false },
  food: { ...stars, text: 'Raňajky a jedlo', text_en: 'Breakfast and food', required: false },
  again: {
    kind: 'yes_no',
    text: 'Prišli by ste k nám znova?',
    text_en: 'Would you come again?',
    required: true,
    on_site: false,
  },
  heard: {
    kind: 'choice',
    text: 'Ako ste sa o nás dozvedeli?',
    text_en: 'How did you hear about us?',
    options: ['Od známych', 'Z vyhľadávača', 'Zo sociálnych sietí', 'Boli sme tu už predtým', 'Inak'],
    options_en: ['From friends', 'Search engine', 'Social media', 'We had been here before', 'Another way'],
    required: false,
    on_site: false,
  },
  liked: {
    kind: 'text',
    text: 'Čo sa vám najviac páčilo?',
    text_en: 'What did you like most?',
    required: false,
    on_site: true,
  },
  better: {
    kind: 'text',
    text: 'Čo by sme mohli robiť lepšie?',
    text_en: 'What could we do better?',
    required: false,
    on_site: false,
  },
} satisfies Record<string, SeedQuestion>

export type QuestionName = keyof typeof seedQuestions
