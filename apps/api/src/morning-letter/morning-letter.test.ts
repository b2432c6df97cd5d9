import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { permission, type Permission } from '@dvor/contract/accounts/permissions.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRide, aSeat } from '../testing/fixtures/a-service.ts'
import { rowsOf } from '../testing/empty-database.ts'
import { openMailedProperty, type MailedProperty } from '../testing/fixtures/mailed-property.ts'
import { tokenWith } from '../testing/sign-in.ts'
import { aGuest, aStay, type TestProperty } from '../testing/test-property.ts'
import { sendMorningLetters } from './send-morning-letters.ts'

let mailed: MailedProperty
let property: TestProperty
beforeAll(async () => {
  mailed = await openMailedProperty()
  ;({ property } = mailed)
})
afterAll(() => mailed.close())
beforeEach(() => void (mailed.mails.length = 0))

/** A person with these permissions who wishes the letter. @returns the person's address */
async function reader(permissions: Permission[], language: 'sk' | 'en'): Promise<string> {
  const token = await tokenWith(mailed.api, permissions)
  const wished = await mailed.api.call('PUT', '/auth/morning-letter', { token, body: { language } })
  expect(wished.body).toEqual({ language })
  return ((await mailed.api.call('GET', '/users/me', { token })).body as SignedInUser).email
}

const all = permission.options

/** Letters to an address that are sent when the job runs at a time of the property's clock, on two instances at once. */
async function lettersAt(day: string, time: string, address: string) {
  const { api } = mailed
  api.clock.set(instantAt(day, time).toISOString())
  const services = {
    db: api.api.db,
    clock: api.clock,
    dataDir: api.dataDir,
    publicUrl: 'https://dvor.sk',
    appSecret: 'secret',
    sandboxAllowed: true,
  }
  await Promise.all([sendMorningLetters(services), sendMorningLetters(services)])
  await mailed.deliver()
  return lettersTo(address)
}

function lettersTo(address: string) {
  const plain = (text = '') => text.replaceAll('\u00A0', ' ')
  const own = mailed.mails.filter(({ to }) => to?.some((one) => one.address === address))
  return own.map(({ subject, text, html }) => ({
    subject: plain(subject),
    text: plain(text),
    html: plain(html),
  }))
}

const book = async (values: object) =>
  (await property.call('POST', '/reservations', { guest: aGuest, state: 'confirmed', ...values })).body as {
    id: string
    number: string
  }

test('an empty day is one friendly sentence', async () => {
  const [letter] = await lettersAt('2027-03-11', '07:00', await reader(all, 'en'))
  expect(letter?.text.replace(/Open in .*/s, '')).toBe(
    'Good morning\n\nThursday 11 March 2027\n\nNobody comes or leaves today, and nothing waits for you. Have a lovely day!\n\n',
  )
})

test('the letter tells of the day with links, and of money to those alone who may see it', async () => {
  const owner = await reader(all, 'en')
  const desk = await reader(['dashboard.read', 'reservations.read'], 'sk')
  const kitchen = await reader(['dashboard.read'], 'sk')
  const unit = await property.addUnit({ code: 'LIPA' })
  const ride = await addRide(property, { weather_dependent: true })
  const { id } = await book({
    stays: [aStay(unit, '2027-03-13', '2027-03-15')],
    services: [aSeat(ride, 2, '2027-03-13')],
  })
  const task = await property.add('tasks', { title: 'Vymeniť žiarovku', due_on: '2027-03-12' })
  const [letter, ...more] = await lettersAt('2027-03-13', '07:00', owner)
  expect(more).toEqual([])
  expect(letter?.subject).toContain('Saturday 13 March 2027 – Arrivals: 1, cleaning: 1')
  for (const told of [
    'Jana Nováková · 2 adults; €',
    'to pay',
    `https://dvor.sk/reservations/edit/${id}`,
    'Vymeniť žiarovku',
    `https://dvor.sk/tasks/edit/${task}`,
    'OUTDOORS TODAY',
    '· 2 people',
    'nobody yet',
  ])
    expect(letter?.text).toContain(told)
  expect(letter?.html).toContain(`href="https://dvor.sk/reservations/edit/${id}"`)
  const [[without], [nameless]] = [lettersTo(desk), lettersTo(kitchen)]
  expect(without?.text).toContain('Jana Nováková · 2 dospelí\n')
  for (const hidden of ['doplatiť', '€', 'žiarovku', 'UPRATOVANIE'])
    expect(without?.text).not.toContain(hidden)
  expect(nameless?.text).toContain('Hosť · 2 dospelí\n')
})

test('it is sent once a day, also late in the morning, and at seven on both sides of a change of the clock', async () => {
  const owner = await reader(all, 'sk')
  const countAt = async (day: string, time: string) => {
    mailed.mails.length = 0
    return (await lettersAt(day, time, owner)).length
  }
  const days = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31']
  const counts = []
  for (const day of days)
    for (const time of ['06:59', '07:00', '07:05']) counts.push(await countAt(day, time))
  expect(counts).toEqual(days.flatMap(() => [0, 1, 0]))
  expect(await countAt('2027-11-01', '09:30')).toBe(1)
  expect(await countAt('2027-11-02', '12:00')).toBe(0)
})

test('who is blocked, takes the wish back or sees no dashboard gets none, and the setting stops all', async () => {
  const [owner, blocked] = [await reader(all, 'sk'), await reader(all, 'sk')]
  const maid = await reader(['housekeeping.read'], 'sk')
  await rowsOf(mailed.api.connection, `update users set blocked = true where email = '${blocked}'`)
  expect(await lettersAt('2027-05-03', '07:00', owner)).toHaveLength(1)
  expect([...lettersTo(blocked), ...lettersTo(maid)]).toEqual([])
  await property.settings({ morning_letters: false })
  expect(await lettersAt('2027-05-04', '07:00', owner)).toHaveLength(1)
  await property.settings({ morning_letters: true })
  await rowsOf(mailed.api.connection, `update users set morning_letter = null where email = '${owner}'`)
  expect(await lettersAt('2027-05-05', '07:00', owner)).toHaveLength(1)
})
