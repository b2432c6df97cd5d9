import { foldText } from '@dvor/format/slug.ts'
import { isOptionsGroup, type ComboboxParsedItem, type OptionsFilter } from '@mantine/core'

/** Options of a select whose label contains the typed text, without regard to case and accents. */
export const filterFolded: OptionsFilter = ({ options, search, limit }) => {
  const typed = foldText(search.trim())
  const kept = options.flatMap<ComboboxParsedItem>((option) => {
    if (!isOptionsGroup(option)) return foldText(option.label).includes(typed) ? [option] : []
    const items = option.items.filter(({ label }) => foldText(label).includes(typed))
    return items.length > 0 ? [{ ...option, items }] : []
  })
  return kept.slice(0, limit)
}
