import { gatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  address,
  bucketName,
  flag,
  origin,
  port,
  secretOf,
  trustedProxies,
  wholeNumber,
} from './setting-kinds.ts'
import { StartFailure } from '../failures/start-failure.ts'

const PROJECT = resolve(import.meta.dirname, '../../../..')

/** Every variable the server reads, as `docs/operating.md` explains them. */
const environment = z.object({
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default(join(PROJECT, 'data')),
  BACKUP_DIR: z.string().optional(),
  BACKUP_NIGHTLY: flag().default(true),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  SAMPLE_DATA: flag().optional(),
  SAMPLE_PICTURES: z.enum(['full', 'draft'], 'must be full or draft').default('full'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  PAYMENTS_SANDBOX: flag().default(false),
  GUEST_LIMITS: flag().default(true),
  TRUST_PROXY: trustedProxies,
  CUSTOMIZER: flag().default(false),
  IP_SERVICE_URL: address(['http:', 'https:']).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CARD_GATEWAY: gatewayName.optional(),
  STRIPE_SECRET_KEY: secretOf(['sk_', 'rk_']).optional(),
  STRIPE_WEBHOOK_SECRET: secretOf(['whsec_']).optional(),
})

type Variables = z.infer<typeof environment>

export type Settings = ReturnType<typeof settingsFrom>

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws StartFailure with one line that names the first wrong variable. Values are not repeated: some are secret.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[] = []): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw wrongSetting(parsed.error)
  const unknown = args.find((arg) => arg !== '--dev')
  if (unknown) throw new StartFailure(`${unknown}: no such option; there is only --dev`)
  return settingsFrom(parsed.data, args.includes('--dev'))
}

function settingsFrom(variables: Variables, dev: boolean) {
  if (variables.DATABASE_URL && !variables.APP_SECRET) {
    throw new StartFailure('APP_SECRET: is required with DATABASE_URL, so that all processes share it')
  }
  const dataDir = resolve(variables.DATA_DIR)
  return {
    dev,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: variables.PUBLIC_URL ?? localUrl(variables.HOST, variables.PORT),
    dataDir,
    backups: {
      folder: resolve(variables.BACKUP_DIR ?? join(dataDir, 'backups')),
      nightly: variables.BACKUP_NIGHTLY,
    },
    databaseUrl: variables.DATABASE_URL,
    sampleData: variables.SAMPLE_DATA ?? !variables.DATABASE_URL,
    samplePictures: variables.SAMPLE_PICTURES,
    appSecret: variables.APP_SECRET,
    admin: { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD },
    smtpUrl: variables.SMTP_URL,
    s3: fileStoreOf(variables),
    sandboxAllowed: variables.PAYMENTS_SANDBOX,
    stripe: stripeFrom(variables),
    cardGateway: variables.CARD_GATEWAY,
    guestLimits: variables.GUEST_LIMITS,
    trustProxy: variables.TRUST_PROXY,
    backOffice: { customizer: variables.CUSTOMIZER, ipService: variables.IP_SERVICE_URL },
    logLevel: variables.LOG_LEVEL,
    drainMs: variables.DRAIN_SECONDS * 1000,
    metricsToken: variables.METRICS_TOKEN,
  }
}

/** Card payments need both keys: without the second no notification could be believed. */
function stripeFrom({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Variables) {
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey) throw new StartFailure('STRIPE_SECRET_KEY: is required with STRIPE_WEBHOOK_SECRET')
  if (!webhookSecret) throw new StartFailure('STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY')
  return { secretKey, webhookSecret }
}

/** The S3 store, when one is named; four settings make it, and one that is missing would only show at the first upload. */
function fileStoreOf(variables: Variables) {
  const named = (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
    (name) => ({ name, value: variables[name] }),
  )
  if (named.every(({ value }) => value === undefined)) return undefined
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = named.map(
    ({ name, value }) => {
      if (value === undefined) throw new StartFailure(`${name}: is required with the other S3 settings`)
      return value
    },
  )
  return { endpoint, bucket, region: variables.S3_REGION, accessKeyId, secretAccessKey }
}

function wrongSetting({ issues }: z.ZodError): StartFailure {
  const [issue] = issues
  return new StartFailure(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** Where a browser on this machine finds a server that listens on `host`. */
function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
