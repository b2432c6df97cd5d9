import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { languages } from '@dvor/format/languages.ts'
import { useLocation } from 'react-router'
import { useSettings } from '../client/use-settings.ts'
import { useLanguage } from '../language/use-language.ts'
import classes from './language-switch.module.css'

/**
 * Links to the same page in the other languages that the owner offers. They are plain links, because the router's
 * addresses belong to one language; what was typed into a booking stays in the tab.
 */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const others = offeredLanguages(useSettings()).filter((language) => language !== current)
  return others.map((language) => (
    <a
      key={language}
      className={classes.languageSwitch}
      href={sitePath(pathname + search, language)}
      hrefLang={language}
      lang={language}
    >
      {long ? languages[language].ownName : language.toUpperCase()}
      {!long && <span className="visually-hidden"> {languages[language].ownName}</span>}
    </a>
  ))
}
