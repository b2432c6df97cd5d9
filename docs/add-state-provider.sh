#!/usr/bin/env bash
# Adds a reservation state and a payment provider in a scratch copy, by the places named in how-to-add-a-state.md and
# how-to-add-a-payment-provider.md, and runs the API of the copy.
#   docs/add-state-provider.sh HOST PORT USER DATABASE             an empty database of a local PostgreSQL
#   docs/add-state-provider.sh HOST PORT USER DATABASE --types     checks the types of the finished copy as well
# Prints each place, what the compiler reports after the first one, and what the finished product does.
set -euo pipefail

. "$(dirname "$0")/scratch-copy.sh" apps/api apps/admin apps/site packages \
  ':!:packages/sample' ':!:apps/site/app/core/styles/fonts'

cat >own.json <<'JSON'
{
  "extends": "./tsconfig.json",
  "include": [
    "packages/booking/src/reservation/states.ts",
    "apps/api/src/payments/providers/providers.ts",
    "apps/api/src/reservations/emails/choose-notice.ts",
    "apps/api/src/booking/changing/edit-reservation.ts",
    "apps/site/app/features/reservation/texts/state-texts.ts",
    "packages/texts/src/*/reservation/states.ts",
    "apps/admin/src/features/reservations/state-badge.tsx",
    "apps/admin/src/features/reservations/texts/transition-texts.ts",
    "apps/admin/src/features/reservation-detail/summary/next-text.ts",
    "apps/admin/src/core/page/*.d.ts",
    "apps/admin/src/*.d.ts"
  ]
}
JSON

# State 1 and provider 1: the name. Every other place in the code does not compile until it knows the name.
place 'state 1' packages/contract/src/values/reservation-states.ts "value: 'no_show'" \
  "  { value: 'postponed', label: { sk: 'Odložená', en: 'Postponed' } },"
place 'provider 1' packages/contract/src/installation/gateway-keys.ts '^export const gateways = {' "  demopay: {
    label: 'DemoPay',
    methods: ['card'],
    takesNoticeUrl: true,
    hint: { sk: 'Heslo nájdete v administrácii brány.', en: 'You find the password at the gateway.' },
    keys: { password: { label: { sk: 'Heslo obchodu', en: 'Password of the shop' } } },
  },"
compile

# State 2: the rules, and the transition that leads to it.
rules=packages/booking/src/reservation/states.ts
place 'state 2' "$rules" '^  rejected: {' "  postponed: {
    ...ended, waitsFor: null, isOff: false, keeps: 'price', next: { confirmed: ['reservations.edit'] },
  },"
sed -i "s/^      no_show: \['reservations.cancel'\],/&\n      postponed: ['reservations.edit'],/" "$rules"

# State 3: the e-mail, and why money goes back; this one has neither.
place 'state 3' apps/api/src/reservations/emails/choose-notice.ts "^  no_show: '" '  postponed: null,'
place 'state 3' apps/api/src/booking/changing/edit-reservation.ts "^  no_show: '" '  postponed: null,'

# State 4: the guest's page and e-mails, in each language.
place 'state 4' apps/site/app/features/reservation/texts/state-texts.ts '^const tones' "  postponed: 'wait',"
for words in packages/texts/src/*/reservation/states.ts; do
  place 'state 4' "$words" '^const states' "  postponed: {
    name: 'odložená',
    stay: { title: 'Odložená', text: 'Nový termín dohodneme spolu.' },
  },"
done

# State 5: the badge, and the sentence beside it; this one has none. State 6: the words of the back office.
admin=apps/admin/src/features
place 'state 5' $admin/reservations/state-badge.tsx '^  no_show: {' "  postponed: { tone: 'wait', bar: 'past' },"
place 'state 5' $admin/reservation-detail/summary/next-text.ts '^  switch (state)' "    case 'postponed': return null"
words=$admin/reservations/texts/transition-texts.ts
place 'state 6' $words '^export const transitions' "  postponed: 'Odložiť',"
after $words '^export const questions' "  postponed: 'Noci sa uvoľnia a termín sa dohodne znova.',"

# Provider 2: the calls to the gateway.
calls=apps/api/src/payments/providers/demopay-provider.ts
cat >"$calls" <<'TS'
import { z } from 'zod'
import { ApiError } from '../../platform/errors.ts'
import { parsedJson, isSameText } from './parse-notification.ts'
import type { PaymentProvider, RefundStatus } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

const notification = z.object({ password: z.string(), reference: z.string() })
const payment = z.object({
  state: z.enum(['open', 'paid', 'failed']),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
})

export function demopayProvider({ keys, api }: GatewayAccess<'demopay'>): PaymentProvider {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`${api ?? 'https://demopay.example'}${path}`, {
      method,
      headers: { authorization: keys.password },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`the gateway answered with status ${answer.status}`)
    return payment.parse(await answer.json())
  }
  const refunded = (reference: string): RefundStatus => ({ state: 'done', providerId: reference, failure: null })
  return {
    async begin(_db, { reference, amount }) {
      await call('PUT', `/payments/${reference}`, { amount, currency: 'EUR' })
      return { url: `https://demopay.example/pay/${reference}`, providerId: reference }
    },
    status: (_db, { reference }) => call('GET', `/payments/${reference}`),
    close: async (_db, { reference }) => void (await call('DELETE', `/payments/${reference}`)),
    async readNotification({ body }) {
      const { success, data } = notification.safeParse(parsedJson(body.toString('utf8')))
      if (!success || !isSameText(data.password, keys.password))
        throw new ApiError('payment_invalid', 'This notification is not from the gateway')
      return { payment: data.reference }
    },
    async refund(_db, { reference, payment: { reference: of }, amount }) {
      await call('PUT', `/payments/${of}/refunds/${reference}`, { amount })
      return refunded(reference)
    },
    refundStatus: async (_db, providerId) => refunded(providerId),
    canRead: () => true,
    checkKeys: async () => ({ accepted: true, trial: false, methods: ['card'], reason: null }),
    async listBooked(_db, _since, ours) {
      const read = ours.map(async ({ reference }) => ({
        reference,
        ...(await call('GET', `/payments/${reference}`)),
      }))
      return (await Promise.all(read)).filter(({ state }) => state === 'paid')
    },
  }
}
TS
place 'provider 2' "$calls"

# Provider 3: the rules.
record=apps/api/src/payments/providers/providers.ts
after "$record" "^import { stripeProvider }" "import { demopayProvider } from './demopay-provider.ts'"
after "$record" '^export const providers: ' "  demopay: {
    currency: 'EUR',
    trialIds: null,
    repeatableRefunds: true,
    isOffered: (settings, setup) => accessTo('demopay', settings, setup) !== null,
    open: (settings, services) => {
      const access = accessTo('demopay', settings, services)
      return access && demopayProvider(access)
    },
  },"
place 'provider 3' "$record"
if [ "${5:-}" = --types ]; then
  compile
  echo 'types checked'
fi
node apps/api/src/testing/try-state-provider.ts "$1" "$2" "$3" "$4"

# The badge as the back office shows it.
cat >show-badge.mjs <<'JS'
import { createServer } from 'vite'
const server = await createServer({ configFile: false, root: process.cwd(), logLevel: 'error', appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true, include: [] },
  resolve: { conditions: ['development'] }, ssr: { resolve: { conditions: ['development', 'node'] } } })
const { StateBadge } = await server.ssrLoadModule('/apps/admin/src/features/reservations/state-badge.tsx')
const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
console.log('state: badge ' + renderToStaticMarkup(createElement(StateBadge, { state: 'postponed' })).replace(/ class="[^"]*"/, ''))
await server.close()
JS
node show-badge.mjs
