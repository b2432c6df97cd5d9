import { defaultLanguage } from '@dvor/format/language.ts'
import { countriesIn, countryName } from '@dvor/format/countries.ts'
import { Select, type SelectProps } from '@mantine/core'

/** Select of countries by name; the value is the ISO code. A code that is not listed stays available. */
export function CountrySelect({ value, ...rest }: Omit<SelectProps, 'data'>) {
  const listed = countriesIn(defaultLanguage())
  const isUnlisted = typeof value === 'string' && value !== '' && listed.every(({ code }) => code !== value)
  const all = isUnlisted ? [{ code: value, name: countryName(value) }, ...listed] : listed
  return (
    <Select
      {...rest}
      value={value}
      data={all.map(({ code, name }) => ({ value: code, label: name }))}
      searchable
      allowDeselect={false}
    />
  )
}
