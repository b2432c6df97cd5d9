import { useMemo } from 'react'
import { useMay } from '../../core/client/person.ts'
import { menuFor, type Menu } from '../registry/menu-for.ts'

/** The menu of the signed-in person; follows changes of the rights. */
export function useMenu(): Menu {
  const may = useMay()
  return useMemo(() => menuFor(may), [may])
}
