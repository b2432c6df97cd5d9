import { execFileSync } from 'node:child_process'

/**
 * Mounts a file system of this size (megabytes) in place of a folder; needs the right to mount, which root has in a
 * container.
 */
export function mountSmallDisk(path: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmountSmallDisk(path: string): void {
  execFileSync('umount', ['--lazy', path])
}
