import type { Texts } from '../texts.ts'

export const weatherWords: Texts['weatherWords'] =
  'in good weather only; otherwise we agree on another time or return the money'
