import fraunces from './fonts/fraunces-basic.woff2?url'
import frauncesSlovak from './fonts/fraunces-slovak.woff2?url'
import source from './fonts/source-sans-basic.woff2?url'
import sourceSlovak from './fonts/source-sans-slovak.woff2?url'

/** Font files that every page needs at once, made by `subset-fonts.ts`. */
export const fontPreloads = [source, sourceSlovak, fraunces, frauncesSlovak].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
