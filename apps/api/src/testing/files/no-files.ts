/** A store of files that keeps none, for tests of figures alone. */
export const noFiles = {
  check: async () => undefined,
  put: async () => undefined,
  add: async () => true,
  place: async () => undefined,
  open: async () => undefined,
  remove: async () => undefined,
  async *list() {},
  listOlderThan: async () => [],
  temporaryPath: async () => '',
  sweepTemporary: async () => undefined,
}
