import { sitePath } from '@dvor/contract/site/site-path.ts'
import { useLocation } from 'react-router'
import { useSettings } from '../client/use-settings.ts'
import { isOfferedInEnglish } from '../language/english-site.ts'
import { useLanguage } from '../language/use-language.ts'
import classes from './language-switch.module.css'

const other = {
  sk: { language: 'en', short: 'EN', name: 'English' },
  en: { language: 'sk', short: 'SK', name: 'Slovensky' },
} as const

/**
 * Links to the same page in the other language. It is a plain link, because the router's addresses belong to one
 * language; what was typed into a booking stays in the tab. Nothing
 * where the owner offers no English.
 */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { pathname, search } = useLocation()
  const { language, short, name } = other[useLanguage()]
  const settings = useSettings()
  if (!isOfferedInEnglish(settings)) return null
  return (
    <a
      className={classes.languageSwitch}
      href={sitePath(pathname + search, language)}
      hrefLang={language}
      lang={language}
    >
      {long ? name : short}
      {!long && <span className="visually-hidden"> {name}</span>}
    </a>
  )
}
