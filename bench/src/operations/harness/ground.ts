import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@dvor/api/testing/servers/mail-server.ts'
import { startS3 } from '@dvor/api/testing/servers/s3-server.ts'
import { startPostgres } from '@dvor/postgres/start-postgres.ts'
import pg from 'pg'
import { benchSecret } from '../../bench-property.ts'

export const admin = { email: 'majitelka@example.com', password: 'Lipový kvet 1907 v záhrade' }

/** Settings of every process: an owner who can sign in, no sample, and guests as often as the bench wants. */
export const settings = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SAMPLE_DATA: '0',
  TRUST_PROXY: '1',
  GUEST_LIMITS: '0',
  BACKUP_NIGHTLY: '0',
  LOG_LEVEL: 'fatal',
}

/** A database that the instances share. */
interface GroundDatabase {
  connection: pg.PoolConfig
  stop(): Promise<void>
}

/** Stores of several instances: one database with full durability, one S3 store, one mail server. */
export type Ground<Database extends GroundDatabase = GroundDatabase> = Awaited<
  ReturnType<typeof layGroundOver<Database>>
>

/** A folder that PostgreSQL, which runs as an account of its own, has access to. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-operations-'))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

/** Starts the shared stores over one PostgreSQL. */
export const layGround = (): Promise<Ground> =>
  layGroundOver((folder) => startPostgres({ dataDir: join(folder, 'database'), report: () => undefined }))

/** Lays the ground for a bench, and closes it. */
export async function onGround<Result>(bench: (ground: Ground) => Promise<Result>): Promise<Result> {
  const ground = await layGround()
  return bench(ground).finally(() => ground.close())
}

/** Starts the shared stores over a database, which is opened in the folder. The environment is every instance's. */
export async function layGroundOver<Database extends GroundDatabase>(
  openDatabase: (folder: string) => Promise<Database>,
) {
  const folder = await makeFolder()
  const database = await openDatabase(folder)
  const [s3, mail] = await Promise.all([startS3(), startMailServer()])
  const pool = new pg.Pool({ ...database.connection, max: 4 })
  pool.on('error', () => undefined)
  const environment: Record<string, string> = {
    ...settings,
    DATABASE_URL: addressOfDatabase(database.connection),
    APP_SECRET: benchSecret,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: mail.url,
  }
  const close = async () => {
    await pool.end()
    await Promise.all([s3.close(), mail.close(), database.stop()])
    await removeFolder(folder)
  }
  return { folder, database, pool, s3, mail, environment, close }
}

/** DATABASE_URL of a connection, also of one through a socket. */
export function addressOfDatabase({ host = '', port, user = '', password, database }: pg.PoolConfig): string {
  const place = new URLSearchParams({ host, port: String(port), user })
  if (typeof password === 'string') place.set('password', password)
  return `postgresql://localhost/${database}?${place.toString()}`
}
