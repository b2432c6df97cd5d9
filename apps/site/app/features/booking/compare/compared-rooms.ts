import { createContext, useContext } from 'react'

/** Most rooms that are compared at once. */
export const mostCompared = 3

export interface ComparedRooms {
  /** Slugs of the ticked units, in the order of the ticks. */
  ticked: readonly string[]
  toggle(slug: string): void
}

/** The rooms ticked for the comparison; null where there is nothing to compare with. */
export const ComparedRoomsContext = createContext<ComparedRooms | null>(null)

export const useComparedRooms = (): ComparedRooms | null => useContext(ComparedRoomsContext)
