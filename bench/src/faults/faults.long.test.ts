import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookThrough } from './book-through.ts'
import { restartDatabase } from './cases/database-restart.ts'
import { openMailedProperty, serverHangs, type MailedProperty } from './cases/mail.ts'
import { startSecond } from './cases/second-process.ts'
import { endUnderLoad } from './cases/sigterm.ts'

/**
 * Some of the catalogue's cases on one property, small; `npm run faults` runs all of them, with their controls. In
 * script/test only what a smaller test cannot show: an order acknowledged by a whole server outlives it.
 */
let posted: MailedProperty
/** Ends only hanging tests, because a property is started several times here, on any machine. */
const limit = { timeout: 240_000 }
const atLength = test.runIf(inject('effort') > 1)
beforeAll(async () => {
  posted = await openMailedProperty(60)
}, limit.timeout)
afterAll(() => posted.close(), limit.timeout)

// apps/server/src/process/run-server.test.ts has a second process, too.
atLength('a second process on the folder is refused, and the first serves on', limit, async () => {
  expect((await startSecond(posted.property)).violations).toEqual([])
})

test('a hanging mail server holds up no booking, and gets every e-mail later, in order', limit, async () => {
  expect((await serverHangs(posted, 5)).violations).toEqual([])
})

// run-server.test.ts has a request that runs when the signal comes.
atLength('SIGTERM with ten orders in the middle of their transactions: all are answered', limit, async () => {
  expect((await endUnderLoad(posted.property, 'SIGTERM')).violations).toEqual([])
})

// own-postgres.test.ts has the healed pool, apps/api/src/db/lost-connections.test.ts the 503.
atLength('PostgreSQL ended under load: 503 for moments, it heals, nothing is lost', limit, async () => {
  const storm = { bookings: 40, blows: 1, mayBreak: false, round: 1 }
  const { violations } = await bookThrough(posted.property, storm, (blow) =>
    restartDatabase(posted.property, blow),
  )
  expect(violations).toEqual([])
})

test('kill -9 during 50 bookings: every acknowledged order is kept, with its e-mail', limit, async () => {
  const storm = { bookings: 50, blows: 1, mayBreak: true, round: 2 }
  const { violations } = await bookThrough(posted.property, storm, () => posted.property.kill())
  expect(violations).toEqual([])
})
