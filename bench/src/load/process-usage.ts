import { readFile } from 'node:fs/promises'

const clockTicksPerSecond = 100

/** Processor time (ms) and memory (bytes) of a process so far, from Linux. */
export async function usageOf(pid: number): Promise<{ ms: number; rss: number }> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return {
    ms: (ticks * 1000) / clockTicksPerSecond,
    rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024,
  }
}
