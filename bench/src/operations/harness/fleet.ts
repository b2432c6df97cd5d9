import { freePort } from '@dvor/server/testing/free-port.ts'
import { ask, must } from '../../load/ask.ts'
import { admin, type Ground } from './ground.ts'
import { startInstance, type Instance } from './instance.ts'
import { startNginx } from './proxies.ts'

/** Several instances over the same stores, and nginx in front of them. */
export type Fleet = Awaited<ReturnType<typeof startFleet>>

/** Starts them all at the same moment: on an empty database one creates the tables while the others wait. */
export async function startFleet(ground: Ground, count: number) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const instances = await Promise.all(Array.from({ length: count }, () => startInstance(ground, publicUrl)))
  const ports = instances.map((instance) => instance.port)
  const proxy = await startNginx(ground.folder, port, ports)
  const stop = async () => {
    await proxy.stop()
    await Promise.all(instances.map((instance) => instance.stop()))
  }
  return { ground, instances, urls: instances.map(({ url }) => url), proxy, stop }
}

/** Ends one instance after the other and starts the program of this folder, or the same one, at its port. */
export async function replaceInstances(
  { ground, instances, proxy }: Fleet,
  end: (instance: Instance) => Promise<void>,
  program?: string,
): Promise<void> {
  for (const [place, instance] of instances.entries()) {
    await end(instance)
    instances[place] = await startInstance(ground, proxy.url, instance.port, program)
  }
}

/** The address of the instance for this index, in turn. */
export const turn = ({ urls }: Fleet, index: number): string => urls[index % urls.length] ?? ''

/** A bearer token of the owner, signed in at one address. */
export async function signIn(url: string, who = admin.email, password = admin.password): Promise<string> {
  const request = { method: 'POST', body: { identifier: who, password } } as const
  return (await must<{ accessToken: string }>(ask(`${url}/api/auth/local`, request))).accessToken
}
