import { createContext, use, useMemo } from 'react'
import { mayOf, type May, type Person } from './may.ts'

/** The signed-in person with the rights, null without one; provided by app/providers.tsx. */
export const PersonContext = createContext<Person | null>(null)

/** The signed-in person; follows changes of the rights. */
export const usePerson = (): Person | null => use(PersonContext)

/** Asks whether the signed-in person has a permission; follows changes of the rights. */
export function useMay(): May {
  const person = usePerson()
  return useMemo(() => mayOf(person), [person])
}
