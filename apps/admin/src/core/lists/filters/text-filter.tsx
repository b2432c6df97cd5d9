import { useTranslation } from 'react-i18next'
import { DraftInput } from '../../page/draft-input.tsx'
import { setFilter, type FilterProps } from './filter-props.ts'

/** Texts that contain what is typed, whatever the case and accents. */
export function TextFilter(props: FilterProps) {
  const { t } = useTranslation()
  const key = `${props.name}_contains`
  return (
    <DraftInput
      label={t('list.contains')}
      value={props.filters[key]?.[0] ?? ''}
      onCommit={(typed) => setFilter(props, key, [typed.trim()])}
    />
  )
}
