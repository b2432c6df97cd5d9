import { ComgateServer } from './comgate-server.ts'

// The gateway for journeys in a browser: `node comgate-main.ts PORT`.
await new ComgateServer().startWithPages(Number(process.argv[2]))
