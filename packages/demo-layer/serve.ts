import { join } from 'node:path'
import { preview } from 'vite'

/**
 * Serves the built page of the layer on this machine, as `npm run demo` does after building it; DEMO_PORT (3060) says where. With DEMO_API, as
 * http://127.0.0.1:3000, other calls under /api reach a running product.
 */
const configFile = join(import.meta.dirname, 'vite.config.ts')
const port = Number(process.env.DEMO_PORT ?? 3060)

await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: true } })
process.stdout.write(`Demo layer: http://127.0.0.1:${port}/demo\n`)
