import { rewritingClient } from './rewriting-client.ts'

/** A statement without its row lock. */
export const withoutRowLock = (text: string): string =>
  text.replace(/ for (no key )?update( skip locked)?$/i, '')

/** Sends every statement without its row lock, to show the effect of the locks. */
export const UnlockedClient = rewritingClient(withoutRowLock)
