import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@dvor/postgres/account.ts'
import { configured } from '../harness/configured.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'

const run = promisify(execFile)

/** Sizes in bytes as pgBackRest reports them. */
export interface ArchiveSizes {
  database: number
  backup: number
}

/** pgBackRest by the file of deploy/pgbackrest, with two repositories in a folder. */
export class Archive {
  /** The environment of every process that calls pgBackRest: its file, and places that no other installation uses. */
  readonly environment: Record<string, string>
  readonly #folder: string
  readonly #account: Account

  constructor(folder: string, account: Account) {
    this.#folder = folder
    this.#account = account
    this.environment = {
      PATH: process.env['PATH'] ?? '',
      PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
      PGBACKREST_LOCK_PATH: join(folder, 'lock'),
      PGBACKREST_LOG_PATH: folder,
    }
  }

  /** Folder of a repository. */
  readonly place = (nth: 1 | 2) => join(this.#folder, `repo${nth}`)

  /** Writes the file for a cluster, with passphrases of its own. */
  async configure({ data, port, socket }: ArchivedPostgres): Promise<void> {
    const text = await configured('pgbackrest/pgbackrest.conf', this.#folder, [
      ['/var/lib/pgbackrest', this.place(1)],
      ['/mnt/second/pgbackrest', this.place(2)],
      ['REPO1_PASSPHRASE', randomBytes(36).toString('base64')],
      ['REPO2_PASSPHRASE', randomBytes(36).toString('base64')],
      ['/var/lib/postgresql/15/main', data],
      ['pg1-port=5432', `pg1-port=${port}`],
      ['/var/run/postgresql', socket],
    ])
    if (/=(\/var|\/mnt|REPO)|=5432/.test(text))
      throw new Error('deploy/pgbackrest/pgbackrest.conf is not as expected')
    await this.#protect()
  }

  /** The restored cluster takes the old one's place in the file, as the guide has it. */
  async follow(from: ArchivedPostgres, to: ArchivedPostgres): Promise<void> {
    const path = this.environment['PGBACKREST_CONFIG'] ?? ''
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text
        .replace(`pg1-path=${from.data}`, `pg1-path=${to.data}`)
        .replace(`pg1-port=${from.port}`, `pg1-port=${to.port}`)
        .replace(`pg1-socket-path=${from.socket}`, `pg1-socket-path=${to.socket}`),
    )
    await this.#protect()
  }

  async #protect(): Promise<void> {
    const path = this.environment['PGBACKREST_CONFIG'] ?? ''
    await chmod(path, 0o600)
    if (this.#account.as) await chown(path, this.#account.as.uid, this.#account.as.gid)
  }

  /** Runs a command of pgBackRest for the stanza. @returns its time in ms @throws Error with what it wrote */
  async run(...words: string[]): Promise<number> {
    const begun = performance.now()
    await this.#command(words)
    return performance.now() - begun
  }

  /**
   * Whether the first repository cannot be read with another passphrase, and nothing is restored from it. Any failure
   * would not do: what is not there at all is refused with the same exit code.
   */
  async refusesOtherPassphrase(data: string): Promise<boolean> {
    const other = { PGBACKREST_REPO1_CIPHER_PASS: 'another passphrase' }
    const isUnreadable = await this.#command(['--repo=1', `--pg1-path=${data}`, 'restore'], other).then(
      () => false,
      ({ stderr }: { stderr?: string }) =>
        /\[(Format|Crypto)Error\] unable to load info file/.test(stderr ?? ''),
    )
    return isUnreadable && (await readdir(data)).length === 0
  }

  /** The size of the database and of its newest backup in the first repository. */
  async sizes(): Promise<ArchiveSizes> {
    const stdout = await this.#command(['--output=json', '--repo=1', 'info'])
    const [stanza] = JSON.parse(stdout) as { backup: { info: BackupInfo }[] }[]
    const info = stanza?.backup.at(-1)?.info
    if (!info) throw new Error('pgBackRest knows no backup')
    return { database: info.size, backup: info.repository.delta }
  }

  async #command(words: readonly string[], more: Record<string, string> = {}): Promise<string> {
    const options = { env: { ...this.environment, ...more }, cwd: '/', ...this.#account.as }
    const { stdout } = await run('pgbackrest', ['--stanza=dvor', ...words], options)
    return stdout
  }
}

interface BackupInfo {
  size: number
  repository: { delta: number }
}
