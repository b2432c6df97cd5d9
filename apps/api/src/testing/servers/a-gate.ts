import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { setUpGate, type Gate } from '../races/gate.ts'

/** A gate that ends with its test: waiting at it would outlast a test that has run out of time. */
export async function raiseGate(connection: pg.ClientConfig, write: string): Promise<Gate> {
  const gate = await setUpGate(connection, write)
  onTestFinished(() => gate.leave())
  return gate
}
