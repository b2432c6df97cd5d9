import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { ApiFigures } from '@dvor/api/figures.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import type { BackOfficeOptions } from '../admin/back-office-options.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { SharedCache } from '../cdn/shared-cache.ts'
import type { RushGate } from '../rush/rush-gate.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The part of an API that the process needs; the tests of the process have a small one of their own. */
export interface ServedApi {
  /** To be registered at the prefix `/api`. */
  plugin: FastifyPluginAsync
  /** Serves `/uploads/…`, and icons, logo and colours of the property. */
  mountUploads: FastifyPluginAsync
  /** Migrates, fills sample content into an empty database, makes the first admin. */
  prepare: (report: (line: string) => void) => Promise<{ firstAdmin?: { email: string; password: string } }>
  /** Starts what runs beside the requests: jobs, the sender of e-mails. */
  start: (report?: (line: string) => void) => Promise<void>
  /** Its own figures. */
  figures: () => Promise<ApiFigures>
  /** Makes it report itself as not ready; it answers as before. */
  retire: () => void
  close: () => Promise<void>
  /** Called after every commit, by whichever instance, that may show on a page or in a public read. */
  onContentChange: (listener: () => void) => void
  /** Called after every commit that may have taken or freed nights; a small API of tests has none. */
  onNightsChange?: (listener: () => void) => void
  /** Origins of other web sites whose scripts may call it. */
  allowedOrigins: () => Promise<readonly string[]>
  /** Whether notifications arrive at present, so that cached pages may be served. */
  upToDate: () => boolean
}

/** Parts of the server. Loaded while the database starts, because loading takes as long. */
export interface Parts<A extends ServedApi> {
  createApi: (options: ApiOptions) => A | Promise<A>
  mounts: ((app: FastifyInstance, context: MountContext<A>) => Promise<void>)[]
}

export interface MountContext<A extends ServedApi> {
  api: A
  /** Both front ends by Vite's dev servers instead of from their builds. */
  dev: boolean
  publicUrl: string
  metrics: Metrics
  backOffice: BackOfficeOptions
  /** Bounds the requests in progress. */
  gate: RushGate
  /** Answers of public collections in memory. */
  reads: PageCache
  /** How a CDN may keep public answers. */
  shared: SharedCache
}
