import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { languages } from '@dvor/format/languages.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '../client/use-settings.ts'
import { useLanguage, useWords } from '../language/use-language.ts'
import { foldOnEscape } from './fold-on-escape.ts'
import classes from './language-switch.module.css'

/**
 * Links to the same page in the other languages that the owner offers, each by its own name. They are plain links,
 * because the router's addresses belong to one language; what was typed into a booking stays in the tab.
 */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  return useOtherLanguages().map((language) => (
    <a
      key={language}
      className={classes.link}
      href={sitePath(pathname + search, language)}
      hrefLang={language}
      lang={language}
    >
      {languages[language].ownName}
    </a>
  ))
}

/** The page's language, which unfolds the others; works without scripts. Nothing where there are none. */
export function LanguageMenu() {
  const language = useLanguage()
  const words = useWords(frameWords)
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => foldOnEscape(menu.current), [])
  if (useOtherLanguages().length === 0) return null
  return (
    <details ref={menu} className={classes.menu}>
      <summary className={classes.current}>
        {language.toUpperCase()} <span className="visually-hidden">{words['nav.language']}</span>
      </summary>
      <div className={classes.panel}>
        <LanguageLinks />
      </div>
    </details>
  )
}

function useOtherLanguages() {
  const current = useLanguage()
  return offeredLanguages(useSettings()).filter((language) => language !== current)
}
