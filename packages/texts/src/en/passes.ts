import type { passWords as sk } from '../sk/passes.ts'

export const passWords: typeof sk = {
  pass: 'Stay',
  way: 'The way to us',
  contact: 'Contact',
  page: 'Your booking',
}
