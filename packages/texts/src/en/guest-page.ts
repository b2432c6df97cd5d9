import type { Texts } from '../texts.ts'

export const stepWords: Texts['stepWords'] = { next: 'What comes next', done: 'done' }
