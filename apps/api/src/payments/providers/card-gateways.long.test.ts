import { testPayingByCard } from '../../testing/gateways/paying-by-card.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { StripeServer } from '../../testing/servers/stripe-server.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'

testPayingByCard('Stripe', () => new StripeServer())
testPayingByCard('GoPay', () => new GopayServer())
testPayingByCard('TatraPay+', () => new TatrapayplusServer())
