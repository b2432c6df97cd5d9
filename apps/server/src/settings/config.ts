import type { S3Settings } from '@dvor/api/platform/files/s3-client.ts'
import type { BackupSettings } from '@dvor/api/platform/services.ts'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { gatewaysOf, gatewayVariables } from './gateway-settings.ts'
import {
  address,
  adminPassword,
  bucketName,
  flag,
  headerToken,
  mailServer,
  origin,
  port,
  refuseSpaces,
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
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  E_INVOICE_FOLDER: z.string().optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOLER_URL: address(['postgres:', 'postgresql:']).optional(),
  SAMPLE_DATA: flag().optional(),
  SAMPLE_PICTURES: z.enum(['full', 'draft'], 'must be full or draft').default('full'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_LOST: flag().default(false),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').max(254, 'must have 254 characters at most').optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  SMTP_URL: mailServer.optional(),
  PAYMENTS_SANDBOX: flag().default(false),
  GUEST_LIMITS: flag().default(true),
  TRUST_PROXY: trustedProxies,
  CUSTOMIZER: flag().default(false),
  DEMO_LAYER: flag().default(false),
  IP_SERVICE_URL: address(['http:', 'https:']).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  CDN_PURGE_URL: address(['http:', 'https:']).optional(),
  CDN_PURGE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: headerToken(20).optional(),
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
})

type Variables = z.infer<typeof environment>

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws StartFailure with one line that names the first wrong variable. Values are not repeated: some are secret.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[] = []) {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  refuseSpaces(values, Object.keys(environment.shape))
  const parsed = environment.safeParse(values)
  if (!parsed.success) throw wrongSetting(parsed.error)
  const unknown = args.find((arg) => arg !== '--dev')
  if (unknown) throw new StartFailure(`${unknown}: no such option; there is only --dev`)
  return { ...settingsFrom(parsed.data, args.includes('--dev')), ...gatewaysOf(values) }
}

function settingsFrom(variables: Variables, dev: boolean) {
  if (variables.DATABASE_URL && !variables.APP_SECRET) {
    throw new StartFailure('APP_SECRET: is required with DATABASE_URL, so that all processes share it')
  }
  if (variables.DATABASE_POOLER_URL && !variables.DATABASE_URL) {
    throw new StartFailure('DATABASE_URL: is required with DATABASE_POOLER_URL, as the way around the pooler')
  }
  const dataDir = resolve(variables.DATA_DIR)
  return {
    dev,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: variables.PUBLIC_URL ?? localUrl(variables.HOST, variables.PORT),
    dataDir,
    backups: backupsOf(variables, resolve(variables.BACKUP_DIR ?? join(dataDir, 'backups'))),
    eInvoiceFolder: variables.E_INVOICE_FOLDER && resolve(variables.E_INVOICE_FOLDER),
    databaseUrl: variables.DATABASE_URL,
    poolerUrl: variables.DATABASE_POOLER_URL,
    sampleData: variables.SAMPLE_DATA ?? !variables.DATABASE_URL,
    samplePictures: variables.SAMPLE_PICTURES,
    appSecret: variables.APP_SECRET,
    previousSecret: variables.APP_SECRET_PREVIOUS,
    secretLost: variables.APP_SECRET_LOST,
    admin: { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD },
    smtpUrl: variables.SMTP_URL,
    s3: fileStoreOf(variables, 'S3'),
    sandboxAllowed: variables.PAYMENTS_SANDBOX,
    guestLimits: variables.GUEST_LIMITS,
    trustProxy: variables.TRUST_PROXY,
    backOffice: {
      customizer: variables.CUSTOMIZER,
      demoLayer: variables.DEMO_LAYER,
      ipService: variables.IP_SERVICE_URL,
    },
    logLevel: variables.LOG_LEVEL,
    drainMs: variables.DRAIN_SECONDS * 1000,
    cdn: cdnOf(variables),
    metricsToken: variables.METRICS_TOKEN,
  }
}

/** The CDN that is notified of changes; both settings or none. */
function cdnOf({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Variables) {
  if (url && !token) throw new StartFailure('CDN_PURGE_TOKEN: is required with CDN_PURGE_URL')
  if (token && !url) throw new StartFailure('CDN_PURGE_URL: is required with CDN_PURGE_TOKEN')
  return url && token ? { url, token } : undefined
}

/** How backups are made. A bucket belongs to somebody else, so only encrypted archives are copied to one. */
function backupsOf(variables: Variables, folder: string): BackupSettings {
  const passphrase = variables.BACKUP_PASSPHRASE
  const copyFolder = variables.BACKUP_COPY_DIR && resolve(variables.BACKUP_COPY_DIR)
  const copyBucket = fileStoreOf(variables, 'BACKUP_S3')
  if (copyFolder === folder) throw new StartFailure('BACKUP_COPY_DIR: is the folder of the backups itself')
  if (copyFolder && copyBucket)
    throw new StartFailure('BACKUP_COPY_DIR: there is one second place; remove it or the BACKUP_S3 settings')
  if (copyBucket && !passphrase)
    throw new StartFailure(
      'BACKUP_PASSPHRASE: is required with the BACKUP_S3 settings, because only encrypted backups leave this machine',
    )
  return { folder, nightly: variables.BACKUP_NIGHTLY, passphrase, copyFolder, copyBucket }
}

/**
 * The S3 store of a group of variables, when one is named; four settings make it, and one that is missing would only
 * show at the first upload.
 */
function fileStoreOf(variables: Variables, group: 'S3' | 'BACKUP_S3'): S3Settings | undefined {
  const named = (['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const).map((part) => {
    const name = `${group}_${part}` as const
    return { name, value: variables[name] }
  })
  if (named.every(({ value }) => value === undefined)) return undefined
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = named.map(
    ({ name, value }) => {
      if (value === undefined) throw new StartFailure(`${name}: is required with the other ${group} settings`)
      return value
    },
  )
  return { endpoint, bucket, region: variables[`${group}_REGION`], accessKeyId, secretAccessKey }
}

/**
 * Names of the environment that are one letter away from a setting (one more, one less, another one, or two that have
 * changed places), each in a sentence. Short names are left out, because others have such, too.
 */
export function misspeltSettings(env: NodeJS.ProcessEnv): string[] {
  const names = [...Object.keys(environment.shape), ...gatewayVariables]
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || name.length < 6) return []
    const setting = names.find((one) => isOneLetterAway(name, one))
    return setting ? [`${name}: there is no such setting, but one is called ${setting}`] : []
  })
}

function isOneLetterAway(name: string, setting: string): boolean {
  let same = 0
  while (same < name.length && name[same] === setting[same]) same++
  const [rest, other] = [name.slice(same), setting.slice(same)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped
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
