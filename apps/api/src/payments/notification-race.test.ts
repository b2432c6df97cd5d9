import { testSimultaneousRequests } from '../testing/gateways/simultaneous-requests.ts'
import { ComgateServer } from '../testing/servers/comgate-server.ts'

testSimultaneousRequests('Comgate', () => new ComgateServer())
