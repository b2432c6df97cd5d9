import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = { adults: 'Dospelí', children: 'Deti' }

/** Names of the fields for adults and children. */
export const partyWords: InLanguages<typeof sk> = {
  sk,
  en: { adults: 'Adults', children: 'Children' },
}
