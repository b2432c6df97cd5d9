import { testSimultaneousRequests } from '../testing/gateways/simultaneous-requests.ts'
import { GopayServer } from '../testing/servers/gopay-server.ts'
import { TatrapayplusServer } from '../testing/servers/tatrapayplus-server.ts'

testSimultaneousRequests('GoPay', () => new GopayServer())
testSimultaneousRequests('TatraPay+', () => new TatrapayplusServer())
