import { expect, test } from 'vitest'
import { logOptions } from '../../platform/http/log-options.ts'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import { startTestApi } from '../../testing/test-api.ts'
import { aStay, book, buildProperty } from '../../testing/test-property.ts'

test.each([
  ['Comgate', new ComgateServer()],
  ['GoPay', new GopayServer()],
  ['TatraPay+', new TatrapayplusServer()],
])('no key of %s stands in the log, whatever fails', async (_name, gateway) => {
  const lines: string[] = []
  const logger = logOptions('debug', { write: (line) => void lines.push(line) })
  const { origin, keys } = await gateway.start()
  const set = { gatewayApis: { [gateway.provider]: origin } }
  const api = await startTestApi(set, undefined, { logger, genReqId: () => crypto.randomUUID() })
  const property = await buildProperty(api)
  const path = `/gateway-keys/${gateway.provider}`
  const order = async () =>
    book(api, [aStay(await property.addUnit(), '2027-05-01', '2027-05-03')], { payment_method: 'card' })
  const { mode, ...secrets } = keys

  await property.call('PUT', path, { keys: { ...secrets, mode } })
  const { token } = await order()
  for (const trouble of [{ down: true }, { faulty: true }, { lostAnswers: 4 }]) {
    Object.assign(gateway.trouble, { down: false, faulty: false, lostAnswers: 0, ...trouble })
    await order()
    await api.call('GET', `/reservation-details/${token}`)
    await property.call('POST', `${path}/check`)
  }
  Object.assign(gateway.trouble, { down: false, faulty: false, lostAnswers: 0 })
  const wrong = Object.fromEntries(Object.entries(secrets).map(([name, key]) => [name, `${key}99`]))
  await property.call('PUT', path, { keys: { ...wrong, mode } })
  await order()

  const log = lines.join('')
  expect(log).toContain('the gateway did not take a payment')
  for (const secret of [...Object.values(secrets), 'token-1']) expect(log).not.toContain(secret)
  await api.close()
  await gateway.stop()
})
