/** Ids in one call: their address stays far below what servers take. */
const most = 100

interface Waiting<Row> {
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads records one by one for the caller and many at once for the server: ids that are asked for in the same turn of the
 * event loop share a call.
 * @param read answers the records of the ids in any order; missing ones are left out
 */
export function gatherIds<Row extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): (id: string) => Promise<Row | undefined> {
  let waiting = new Map<string, Waiting<Row>[]>()

  async function answer(requests: [string, Waiting<Row>[]][]): Promise<void> {
    try {
      const rows = await read(requests.map(([id]) => id))
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const [id, all] of requests) for (const { resolve } of all) resolve(byId.get(id))
    } catch (error) {
      for (const [, all] of requests) for (const { reject } of all) reject(error)
    }
  }

  function send(): void {
    const requests = [...waiting]
    waiting = new Map()
    for (let from = 0; from < requests.length; from += most) void answer(requests.slice(from, from + most))
  }

  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(send)
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])
    })
}
