import { fork, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledScript } from './bundled-script.ts'
import type { RaceOrder, RaceResult, RacerConfig } from './race-api.ts'

const script = fileURLToPath(new URL('./racer.ts', import.meta.url))
/** Compile cache of the racing processes, which all run the same program. */
export const compiled = join(tmpdir(), 'dvor-racers-compiled')

type Message = { ready: true } | { result: RaceResult } | { results: RaceResult[] }

export interface Racer {
  /** Runs all requests at once. @returns the results when each has its answer */
  run(order: RaceOrder): Promise<RaceResult[]>
  /** Runs and kills the process after this number of answers. @returns the answers before that */
  runUntilKilled(order: RaceOrder, answers: number): Promise<RaceResult[]>
  stop(): void
}

/** A whole API in a process of its own, over the same database. */
export async function startRacer(config: RacerConfig): Promise<Racer> {
  const child = fork(await bundledScript(script), [JSON.stringify(config)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...(config.zone && { TZ: config.zone }) },
  })
  await nextMessage(child, (message) => 'ready' in message)
  return {
    run: async (order) => {
      const done = nextMessage(child, (message) => 'results' in message)
      child.send(order)
      const message = await done
      return 'results' in message ? message.results : []
    },
    runUntilKilled: (order, answers) => killAfter(child, order, answers),
    stop: () => void (child.connected && child.disconnect()),
  }
}

function nextMessage(child: ChildProcess, wanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a racing process ended early (${code})`))
    const onMessage = (message: Message) => {
      if (!wanted(message)) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(message)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}

function killAfter(child: ChildProcess, order: RaceOrder, answers: number): Promise<RaceResult[]> {
  const acknowledged: RaceResult[] = []
  return new Promise((resolve) => {
    child.on('message', (message: Message) => {
      if (!('result' in message)) return
      acknowledged.push(message.result)
      if (acknowledged.length === answers) child.kill('SIGKILL')
    })
    child.once('exit', () => resolve(acknowledged))
    child.send(order)
  })
}
