import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = { more: 'Platba a zloženie ceny' }

/** Words of a card. */
export const cardWords: InLanguages<typeof sk> = { sk, en: { more: 'Payment and price breakdown' } }
