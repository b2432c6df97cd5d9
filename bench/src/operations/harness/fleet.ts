import { freePort } from '@dvor/server/testing/free-port.ts'
import { ask, must } from '../../load/ask.ts'
import { admin, type Ground } from './ground.ts'
import { startInstance, type Instance } from './instance.ts'
import { startNginx, type Proxy } from './proxies.ts'

/** Several instances over the same stores, and nginx in front of them. */
export interface Fleet {
  ground: Ground
  instances: Instance[]
  proxy: Proxy
  stop(): Promise<void>
}

/** Starts them all at the same moment: on an empty database one creates the tables while the others wait. */
export async function startFleet(ground: Ground, count: number): Promise<Fleet> {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const instances = await Promise.all(Array.from({ length: count }, () => startInstance(ground, publicUrl)))
  const ports = instances.map((instance) => instance.port)
  const proxy = await startNginx(ground.folder, port, ports)
  const stop = async () => {
    await proxy.stop()
    await Promise.all(instances.map((instance) => instance.stop()))
  }
  return { ground, instances, proxy, stop }
}

/** Ends one instance after the other and starts the program of this folder, or the same one, at its port. */
export async function replaceInstances(
  { ground, instances, proxy }: Fleet,
  end: (instance: Instance, place: number) => Promise<void>,
  program?: string,
): Promise<void> {
  for (const [place, instance] of instances.entries()) {
    await end(instance, place)
    instances[place] = await startInstance(ground, proxy.url, instance.port, program)
  }
}

/** The instance for this index, in turn. */
export function turn({ instances }: Fleet, index: number): Instance {
  const instance = instances[index % instances.length]
  if (!instance) throw new Error('there is no instance')
  return instance
}

/** A bearer token of the owner, signed in at one address. */
export async function signIn(url: string, who = admin.email, password = admin.password): Promise<string> {
  const body = { identifier: who, password }
  const { accessToken } = await must<{ accessToken: string }>(
    ask(`${url}/api/auth/local`, { method: 'POST', body }),
  )
  return accessToken
}
