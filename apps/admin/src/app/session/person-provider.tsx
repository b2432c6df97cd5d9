import { useCallback, type ReactNode } from 'react'
import { mayOf } from '../../core/client/may.ts'
import { PersonContext } from '../../core/client/person.ts'
import { useSessionRights } from '../../core/client/rights.ts'
import { MayOpenContext } from '../../core/page/screen-link.tsx'
import { mayOpen } from '../registry/may-open.ts'

/** Gives all screens the signed-in person, and links the answer whether their screens may be seen. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const person = useSessionRights()
  const opens = useCallback((path: string) => mayOpen(mayOf(person), path), [person])
  return (
    <PersonContext value={person}>
      <MayOpenContext value={opens}>{children}</MayOpenContext>
    </PersonContext>
  )
}
