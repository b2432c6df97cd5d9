import type { Texts } from '../texts.ts'

export const stepWords: Texts['stepWords'] = { next: 'Co bude dál', done: 'hotovo' }
