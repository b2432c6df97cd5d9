import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@dvor/postgres/account.ts'
import { configured } from '../harness/configured.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'

const passphrase = () => randomBytes(36).toString('base64')

/** pgBackRest by the file of deploy/pgbackrest, with two repositories in a folder. */
export class Archive {
  /** The environment of every process that calls pgBackRest: its file, and places that no other installation uses. */
  readonly environment: Record<string, string>
  readonly #folder: string
  readonly #account: Account
  readonly #passphrases = [passphrase(), passphrase()] as const

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

  /** Writes the file for a cluster; another one takes the first one's place, as the guide has it. */
  async follow({ data, socket }: ArchivedPostgres): Promise<void> {
    const changes = [
      ['/var/lib/pgbackrest', this.place(1)],
      ['/mnt/second/pgbackrest', this.place(2)],
      ['REPO1_PASSPHRASE', this.#passphrases[0]],
      ['REPO2_PASSPHRASE', this.#passphrases[1]],
      ['/var/lib/postgresql/15/main', data],
      ['pg1-port=5432', `pg1-port=${socket.port}`],
      ['/var/run/postgresql', socket.host],
    ] as const
    const left = /=(\/var|\/mnt|REPO)|=5432/
    const path = await configured('pgbackrest/pgbackrest.conf', this.#folder, changes, left)
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
    const restored = this.#command(['--repo=1', `--pg1-path=${data}`, 'restore'], other)
    const told = await restored.catch(({ stderr = '' }: { stderr?: string }) => stderr)
    const isUnreadable = /\[(Format|Crypto)Error\] unable to load info file/.test(told)
    return isUnreadable && (await readdir(data)).length === 0
  }

  /** Bytes of the database, of its newest backup in the first repository, and of the changes archived there. */
  async sizes() {
    const told = await this.#command(['--output=json', '--repo=1', 'info'])
    const [stanza] = JSON.parse(told) as {
      backup: { info: { size: number; repository: { delta: number } } }[]
    }[]
    const info = stanza?.backup.at(-1)?.info
    if (!info) throw new Error('pgBackRest knows no backup')
    const changes = await sizeOf(join(this.place(1), 'archive'))
    return { database: info.size, backup: info.repository.delta, changes }
  }

  async #command(words: readonly string[], more: Record<string, string> = {}): Promise<string> {
    const options = { env: { ...this.environment, ...more }, cwd: '/', ...this.#account.as }
    const { stdout } = await promisify(execFile)('pgbackrest', ['--stanza=dvor', ...words], options)
    return stdout
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return found.reduce((sum, { size }) => sum + size, 0)
}
