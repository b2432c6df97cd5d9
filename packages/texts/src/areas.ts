import { areaOf } from './texts.ts'

// Each area by its name in the languages' folders. In the site's scripts an area is a module of its own, in one language
// (`apps/site/one-language.ts`).
export const contactWords = areaOf('contactWords')
export const frameWords = areaOf('frameWords')
export const termsWords = areaOf('termsWords')
