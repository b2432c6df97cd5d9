import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import type { Draft } from './draft.ts'
import { isSameIn, readDraft, subscribe, useDraftValue } from './use-draft.ts'

/**
 * Like `useDraft`, but a change renders the component again in a transition. It is for what follows a choice, such as
 * the price: the pressed control is painted first, and the rest of the order is rendered after it.
 */
export function useLaterDraft<Name extends keyof Draft>(...names: Name[]): Pick<Draft, Name> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const draft = useDraftValue<Pick<Draft, Name>>((now) => now, isSameIn(names), neverCalled)
  const follow = useEffectEvent(() => {
    if (!isSameIn(names)(draft, readDraft())) startTransition(renderAgain)
  })
  useEffect(() => {
    follow()
    return subscribe(() => follow())
  }, [])
  return draft
}

/** A subscription without calls: `follow` decides when the component renders again. */
const neverCalled = () => () => undefined
