import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Files (paths from `root`) that differ from a revision, those that git does not know yet included. Without a revision it
 * is where the branch left its upstream, so that commits that are not pushed count too; where there is none, the last
 * commit.
 * @throws Error when git does not know the revision
 */
export async function changedFiles(root: string, since?: string): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root })).stdout.split('\n').filter((line) => line !== '')
  const [fork = 'HEAD'] = since ? [since] : await git('merge-base', 'HEAD', '@{upstream}').catch(() => [])
  const differing = await git('diff', '--name-only', '--no-renames', '--diff-filter=d', fork)
  const unknown = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...differing, ...unknown])].toSorted()
}
