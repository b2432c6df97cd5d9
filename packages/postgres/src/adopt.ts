import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { PostgresFailure } from './failure.ts'
import type { Home } from './home.ts'
import { adminConnection } from './launch.ts'
import { disownPidFile, isServerOf, readPidFile } from './pid-file.ts'
import { probe } from './probe.ts'

const ANSWER_LIMIT_MS = 120_000

export interface AdoptedServer {
  pid: number
  socketFolder: string
}

/**
 * Takes over the server that a killed parent left behind, once it answers and reports this cluster's folder. A pid
 * file of an ended or foreign process is made harmless. @returns undefined when no server runs for the cluster.
 * @throws PostgresFailure when one runs but does not answer, or serves other data.
 */
export async function adopt(home: Home): Promise<AdoptedServer | undefined> {
  const giveUpAt = Date.now() + ANSWER_LIMIT_MS
  while (Date.now() < giveUpAt) {
    const pidFile = await readPidFile(home.cluster)
    if (!pidFile) return undefined
    if (!(await isServerOf(home.cluster, pidFile.pid))) {
      await disownPidFile(home.cluster, pidFile.socketFolder)
      return undefined
    }
    const answer = pidFile.ready ? await probe(adminConnection(pidFile.socketFolder)) : 'busy'
    if (typeof answer === 'object') {
      await requireSameData(answer.dataDirectory, home.cluster)
      return { pid: pidFile.pid, socketFolder: pidFile.socketFolder }
    }
    await delay(20)
  }
  throw new PostgresFailure(`A database server runs in ${home.cluster} but does not answer; see ${home.log}`)
}

async function requireSameData(served: string, cluster: string): Promise<void> {
  const real = await realpath(served).catch(() => served)
  if (real !== cluster)
    throw new PostgresFailure(`The server found in ${cluster} serves ${served}; stop it first.`)
}
