import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { print, startAdditionsApi } from './additions-api.ts'

/**
 * Runs the API with the additions of `docs/add-state-provider.sh` and prints the results: a reservation paid and refunded
 * at the new gateway, and the new state of it. Only a scratch copy has these additions.
 */
const password = 'heslo-obchodu'

interface GatewayPayment {
  state: 'open' | 'paid' | 'failed'
  amount: number
  currency: string
  refunded: number
}

/** The gateway's records, by the property's references. */
const payments = new Map<string, GatewayPayment>()
const gateway = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, , reference = '', isRefund] = (request.url ?? '').split('/')
    const sent =
      chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { amount: number }) : null
    const answer = payments.get(reference)
    if (sent && isRefund && answer) answer.refunded += sent.amount
    else if (sent) payments.set(reference, { state: 'open', currency: 'EUR', refunded: 0, ...sent })
    response.end(JSON.stringify(payments.get(reference)))
  })()
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
const { port: gatewayPort } = gateway.address() as AddressInfo

const api = await startAdditionsApi({
  gatewayApis: Object.fromEntries([['demopay', `http://127.0.0.1:${gatewayPort}`]]),
})
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
try {
  await api.call('PUT', '/gateway-keys/demopay', { keys: { password } })
  const object = await api.call('POST', '/accommodation-objects', { title: 'Dom' })
  const unit = await api.call('POST', '/accommodation-units', {
    accommodation_object: object['id'],
    title: 'Izba',
    code: 'I1',
    capacity: 2,
    base_price: 8000,
  })
  const stay = {
    accommodation_unit: unit['id'],
    arrival: dayIn(60),
    departure: dayIn(62),
    adults: 2,
    children_ages: [],
  }
  const { token, id } = await payAtGateway(stay)
  await refund(id)

  print(
    `state: before ${await api.visitorStatus('/reservation-holds', { stays: [stay] })} for the same nights`,
  )
  const postponed = await api.call('PUT', `/reservations/${id}`, { state: 'postponed' })
  print(`state: the reservation is ${String(postponed['state'])}`)
  print(
    `state: after ${await api.visitorStatus('/reservation-holds', { stays: [stay] })} for the same nights`,
  )
  const answer = await api.call('GET', `/reservation-details/${token}`)
  print(`state: its guest sees ${String(answer['state'])}`)
  const listed = await api.bodyOf('GET', '/exports/reservations.csv')
  print(`state: the export ${listed.includes('Odložená') ? 'has' : 'lacks'} it`)
} finally {
  await api.close()
  gateway.close()
}

/** Orders the stay by card, pays it at the gateway and sends the notification. */
async function payAtGateway(stay: object) {
  const answer = await api.call('POST', '/reservation-holds', { stays: [stay] })
  const { total } = answer['price'] as { total: number }
  const ordered = await api.call('POST', '/reservation-orders', {
    hold_token: answer['token'],
    guest: {
      first_name: 'Jana',
      last_name: 'Nová',
      email: 'jana@example.com',
      phone: '+421900123456',
      country: 'SK',
    },
    payment_method: 'card',
    terms_version: '1',
    expected_total: total,
  })
  const reference = String(ordered['payment_url']).split('/').at(-1) ?? ''
  const payment = payments.get(reference)
  if (!payment) throw new Error('the gateway has no payment')
  const forged = await api.visitorStatus('/payments/demopay/notifications', { password: 'x', reference })
  payment.state = 'paid'
  const notified = await api.visitorStatus('/payments/demopay/notifications', { password, reference })
  print(`provider: a forged notification ${forged}, a true one ${notified}`)
  const token = String(ordered['token'])
  const { state, paid } = await api.call('GET', `/reservation-details/${token}`)
  print(
    `provider: the reservation is ${String(state)}, ${paid === payment.amount ? 'its deposit' : 'nothing'} paid`,
  )
  const [found] = await api.call<{ id: string }[]>('GET', `/reservations?number=${String(ordered['number'])}`)
  return { token, id: found?.id ?? '' }
}

/** Gives one euro back. */
async function refund(id: string) {
  const overview = await api.call('GET', `/reservations/${id}/payments`)
  const [payment] = overview['refundable'] as { transaction: string }[]
  const body = { transaction: payment?.transaction, amount: 100 }
  const { state } = await api.call('POST', `/reservations/${id}/refunds`, body)
  const [known] = payments.values()
  print(`provider: a refund is ${String(state)}, the gateway gave ${known?.refunded} cents back`)
}
