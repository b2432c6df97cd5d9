import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { signReference } from '../../payments/providers/sandbox-provider.ts'
import { testSecret } from '../fixtures/filled-property.ts'
import { startTestProperty } from '../fixtures/small-property.ts'
import type { TestApi } from '../test-api.ts'
import type { TestProperty } from '../test-property.ts'
import type { RaceCall, RacerConfig } from './race-api.ts'
import { startRacers, type RunningRacer } from './start-racers.ts'

/** The time of racers before the half hour of a card payment is over, and after it. */
export const now = '2027-03-10T09:00:00Z'
export const later = '2027-03-10T09:31:00Z'

/** Racers with the present time: two show what four do; a `TEST_EFFORT` above 1 starts four. */
export const present = inject('effort') > 1 ? 4 : 2

type Naive = Partial<Pick<RacerConfig, 'withoutLocks' | 'withoutStateCheck'>>

/** A property for races about payments. Racers end after the file's tests. */
export function arrangePaymentRaces() {
  let api: TestApi
  let property: TestProperty
  let all: RunningRacer[]
  const started: RunningRacer[] = []
  const racers = async ({ connection }: TestApi, moments: string[], naive: Naive = {}) => {
    const config = { connection: connection as pg.ClientConfig, withoutLocks: false, ...naive }
    const made = await startRacers(moments.map((moment) => ({ ...config, now: moment })))
    started.push(...made)
    return made
  }
  beforeAll(async () => {
    ;({ api, property } = await startTestProperty())
    all = await racers(api, [...Array<string>(present).fill(now), later])
  })
  afterAll(async () => {
    for (const racer of started) await racer.stop()
    await api.close()
  })
  return {
    get api() {
      return api
    },
    get property() {
      return property
    },
    /** The present racers, and one with a later time: starting them takes longer than a race. */
    get all() {
      return all
    },
    racers,
  }
}

/** The call with which the gateway of the sandbox notifies of the payment at this address. */
export function notificationOf(paymentUrl: string | null): RaceCall {
  const reference = paymentUrl?.split('/').at(-1) ?? ''
  const payload = { reference, signature: signReference(testSecret, reference) }
  return { method: 'POST', url: '/payments/sandbox/notifications', payload }
}
