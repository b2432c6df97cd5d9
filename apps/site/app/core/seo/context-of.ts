import { RouterContextProvider } from 'react-router'
import { visitContext, type Visit } from '../client/visit.ts'
import { descriptionContext } from './describe.ts'

/** Wraps a visit as the context that every loader and action receives. */
export function contextOf(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(descriptionContext, { things: [] })
  return context
}
