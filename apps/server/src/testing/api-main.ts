import { createApi } from '@dvor/api/app.ts'
import { runServer } from '../process/run-server.ts'

/** The real process around the real API, without the front ends and so without a build. */
await runServer(async () => ({ createApi, mounts: [] }))
