import { testPayingByCard } from '../../testing/gateways/paying-by-card.ts'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'

testPayingByCard('Comgate', () => new ComgateServer())
