import { useCombobox } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import type { EntryGroup } from './entries.ts'
import { optionValue } from './search-options.tsx'

/** Moving among the options with the arrows; with other words none of them is chosen yet. */
export function useChoosing(groups: readonly EntryGroup[]) {
  // The list comes and goes with the words; what controls it keeps naming the same.
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
    /** The combobox goes on naming the option that it chose last, which may be gone with the words. */
    named: movedIn === shown ? {} : { 'aria-activedescendant': undefined },
  }
}
