import { useCombobox } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import type { EntryGroup } from './entries.ts'
import { optionValue } from './search-options.tsx'

/** Moves through the options by arrow keys; other search words reset the selection. */
export function useChoosing(groups: readonly EntryGroup[]) {
  // The list is mounted and unmounted with the words, so its id is kept here.
  const listId = useId()
  const shown = groups.map((group) => group.entries.map((entry) => optionValue(group, entry)).join()).join()
  const store = useCombobox({ opened: groups.length > 0 })
  const { resetSelectedOption } = store
  const [movedIn, setMovedIn] = useState('')
  useEffect(() => resetSelectedOption(), [shown, resetSelectedOption])
  return {
    store,
    listId,
    hasMoved: () => setMovedIn(shown),
    /** Removes the combobox's reference to an option that the new words no longer show. */
    named: movedIn === shown ? {} : { 'aria-activedescendant': undefined },
  }
}
