import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot, serverProgram } from './server-program.ts'

/** The sample content with drafts of its pictures, without limits for guests and without a log. */
export const sampleContent = {
  SAMPLE_DATA: '1',
  SAMPLE_PICTURES: 'draft',
  GUEST_LIMITS: '0',
  LOG_LEVEL: 'error',
}

/** The running product. */
export interface Product {
  pid: number
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts the product with these settings and waits until it listens.
 * @param program arguments of Node; without them the built product, as `npm start` starts it
 */
export async function startProduct(
  settings: NodeJS.ProcessEnv & { PORT: string },
  program: readonly string[] = serverProgram,
): Promise<Product> {
  const server = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await ready(server)
  return { pid: server.pid ?? 0, origin: `http://127.0.0.1:${settings.PORT}`, stop }
}

/** Waits for the server's output that it is listening. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
