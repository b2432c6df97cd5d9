import type { Config } from '@react-router/dev/config'
import { compressAssets } from './compress-assets.ts'

export default {
  ssr: true,
  /** The browser gets all routes at the start: a few hundred bytes instead of a request per visible link. */
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
