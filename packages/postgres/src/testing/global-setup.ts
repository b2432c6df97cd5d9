import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binariesFor } from '../binaries.ts'
import { ensureCluster } from '../cluster.ts'
import { prepareHome } from '../home.ts'
import { removeDataDir } from '../remove-data-dir.ts'

const silent = () => undefined

/** Makes one database cluster by initdb that the clusters of all tests are copied from. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-template-'))
  await chmod(folder, 0o711)
  const home = await prepareHome(folder, silent)
  await ensureCluster(home, await binariesFor(home.account, silent), false)
  process.env.CLUSTER_TEMPLATE = home.cluster
  return () => removeDataDir(folder)
}
