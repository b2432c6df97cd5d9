import { Readable } from 'node:stream'

/**
 * A store of files that keeps none, for tests of figures alone. It answers as if every file were there, so that no
 * document is drawn.
 */
export const noFiles = {
  check: async () => undefined,
  put: async () => undefined,
  add: async () => true,
  place: async () => undefined,
  open: async () => ({ bytes: 0, content: Readable.from([]) }),
  remove: async () => undefined,
  async *list() {},
  listOlderThan: async () => [],
  temporaryPath: async () => '',
  sweepTemporary: async () => undefined,
}
