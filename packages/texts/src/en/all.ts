export { contactWords } from './contact.ts'
export { frameWords } from './frame.ts'
export { termsWords } from './terms.ts'
