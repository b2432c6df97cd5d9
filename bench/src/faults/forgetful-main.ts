import { createApi } from '@dvor/api/app.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import { runServer } from '@dvor/server/process/run-server.ts'
import { ForgetfulClient } from './forgetful-client.ts'

/** A control's server: the real process and API with a driver that loses acknowledged commits. */
const forgetful = (options: ApiOptions) =>
  createApi({ ...options, pool: { ...options.pool, Client: ForgetfulClient } })

await runServer(async () => ({ createApi: forgetful, mounts: [] }))
