import { brandVersion } from '@dvor/contract/values/palette.ts'
import type { Settings } from '../client/load-frame.ts'
import classes from './logo.module.css'

const markSize = 40

/**
 * The uploaded logo; without one the icon of the property and its name as a word mark. React would preload it
 * before all else, so it yields to the fonts and the first picture.
 */
export function Logo({ settings, onDark = false }: { settings: Settings; onDark?: boolean }) {
  const { logo, business_name } = settings
  const picture = logo?.formats[0]
  if (logo?.width && logo.height && picture)
    return (
      <span className={classes.logo}>
        <img
          className={`${classes.picture} ${onDark ? classes.onDark : ''}`}
          src={picture.webp}
          width={Math.round((logo.width / logo.height) * markSize)}
          height={markSize}
          alt={logo.alt || business_name}
          fetchPriority="low"
        />
      </span>
    )
  return (
    <span className={classes.logo}>
      <img
        className={classes.mark}
        src={`/icons/icon-96.png?v=${brandVersion(settings)}`}
        width={markSize}
        height={markSize}
        alt=""
        fetchPriority="low"
      />
      <span className={classes.name}>
        {wordsOf(business_name).map(({ word, isSmall }, index) => [
          index > 0 && ' ',
          isSmall ? <em key={word + index}>{word}</em> : word,
        ])}
      </span>
    </span>
  )
}

/** Splits a name into words; those that begin with a small letter ("pod", "na") are set smaller in the word mark. */
const wordsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, isSmall: /^\p{Ll}/u.test(word) }))
