import type { Instance } from './instance.ts'
import { startInstance } from './instance.ts'
import type { UpdateProperty } from '../updates/update-property.ts'

type Ending = (instance: Instance) => Promise<void>

/** SIGTERM, as a process manager sends it. */
export const stopped: Ending = (instance) => instance.stop()
/** SIGKILL: nothing that was begun is answered. */
export const killed: Ending = (instance) => instance.kill()

/** Replaces one instance after the other by the program in this folder, at its port. */
export async function replaceInstances(
  { ground, fleet }: UpdateProperty,
  program: string | undefined,
  end: Ending,
): Promise<void> {
  for (const [place, instance] of fleet.instances.entries()) {
    await end(instance)
    fleet.instances[place] = await startInstance(ground, fleet.proxy.url, instance.port, program)
  }
}
