import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer, type MailServer } from '@dvor/api/testing/servers/mail-server.ts'
import { startS3, type TestS3 } from '@dvor/api/testing/servers/s3-server.ts'
import { startPostgres } from '@dvor/postgres/start-postgres.ts'
import pg from 'pg'

export const admin = { email: 'majitelka@example.com', password: 'Lipový kvet 1907 v záhrade' }
const appSecret = 'a secret for benchmarks only, long enough to derive keys from'

/** Stores of several instances: one PostgreSQL with full durability, one S3 store, one mail server. */
export interface Ground {
  folder: string
  pool: pg.Pool
  connection: pg.PoolConfig
  s3: TestS3
  mail: MailServer
  /** Settings of every instance; port and folder are each one's own. */
  environment: Record<string, string>
  close(): Promise<void>
}

/** A database that the instances share. */
export interface GroundDatabase {
  connection: pg.PoolConfig
  stop(): Promise<void>
}

const onePostgres = (folder: string): Promise<GroundDatabase> =>
  startPostgres({ dataDir: join(folder, 'database'), report: () => undefined })

/** Starts the shared stores; `openDatabase` starts another database than one PostgreSQL in the folder. */
export async function layGround(
  openDatabase: (folder: string) => Promise<GroundDatabase> = onePostgres,
): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-instances-'))
  // PostgreSQL runs as an account of its own and needs access.
  await chmod(folder, 0o711)
  const postgres = await openDatabase(folder)
  const [s3, mail] = await Promise.all([startS3(), startMailServer()])
  const pool = new pg.Pool({ ...postgres.connection, max: 4 })
  pool.on('error', () => undefined)
  return {
    folder,
    pool,
    connection: { ...postgres.connection },
    s3,
    mail,
    environment: {
      DATABASE_URL: addressOfDatabase(postgres.connection),
      APP_SECRET: appSecret,
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      SMTP_URL: mail.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: '1',
      GUEST_LIMITS: '0',
      BACKUP_NIGHTLY: '0',
      LOG_LEVEL: 'fatal',
    },
    close: async () => {
      await pool.end()
      await Promise.all([s3.close(), mail.close(), postgres.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** DATABASE_URL of a connection, also of one through a socket. */
export function addressOfDatabase({ host = '', port, user = '', password, database }: pg.PoolConfig): string {
  const place = new URLSearchParams({ host, port: String(port), user })
  if (typeof password === 'string') place.set('password', password)
  return `postgresql://localhost/${database}?${place.toString()}`
}
