import { setTimeout as delay } from 'node:timers/promises'
import { messageOf, type PostgresFailure } from './failure.ts'
import { claimFolder, FolderInUse, type FolderClaim } from './folder-claim.ts'
import { startPostgres, type RunningPostgres, type StartOptions } from './start-postgres.ts'

const REVIVE_PAUSE_MS = 500

export interface OwnOptions extends StartOptions {
  /** Called once when another process has taken the folder, after which this process must end. */
  onLost: (failure: PostgresFailure) => void
}

/**
 * Starts the database of a DATA_DIR for this process alone, and starts it again should it die: the address stays,
 * so pools heal by themselves.
 * @throws PostgresFailure when another process works on the folder, or the database cannot start.
 */
export async function ownPostgres(options: OwnOptions): Promise<RunningPostgres> {
  const server = await startPostgres(options)
  const claim = await claimFolder(server.connection, options.dataDir)
  return new Ownership(options, server, claim)
}

class Ownership implements RunningPostgres {
  readonly connection
  readonly adopted
  private leaving = false
  private watching: Promise<void>
  private readonly options: OwnOptions
  private server: RunningPostgres
  private claim: FolderClaim

  constructor(options: OwnOptions, server: RunningPostgres, claim: FolderClaim) {
    this.options = options
    this.server = server
    this.claim = claim
    this.connection = server.connection
    this.adopted = server.adopted
    this.watching = this.watch()
  }

  get pid(): number {
    return this.server.pid
  }

  async stop(): Promise<void> {
    this.leaving = true
    await this.claim.release()
    await this.watching
    await this.server.stop()
  }

  stopWithoutWaiting(): void {
    this.leaving = true
    this.server.stopWithoutWaiting()
  }

  private async watch(): Promise<void> {
    for (;;) {
      await this.claim.lost
      if (this.leaving) return
      this.options.report('The database went away, starting it again')
      if (!(await this.revive())) return
      // A stop during the restart has released the earlier claim, so this one must be released here.
      if (this.leaving) return this.claim.release()
    }
  }

  /** Tries until it works: a full disk or exhausted memory may pass. Gives up only a folder that was taken over. */
  private async revive(): Promise<boolean> {
    while (!this.leaving) {
      try {
        this.server = await startPostgres(this.options)
        this.claim = await claimFolder(this.server.connection, this.options.dataDir)
        return true
      } catch (error) {
        if (error instanceof FolderInUse) {
          this.options.onLost(error)
          return false
        }
        this.options.report(messageOf(error))
        await delay(REVIVE_PAUSE_MS)
      }
    }
    return false
  }
}
