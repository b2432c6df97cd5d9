import { countriesIn } from '@dvor/format/countries.ts'
import { memo } from 'react'
import { useLanguage } from '../../../core/language/use-language.ts'

/** Options of a country select; there are some two hundred, so a typed letter beside it does not render them again. */
export const CountryOptions = memo(function CountryOptions() {
  const language = useLanguage()
  return countriesIn(language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
