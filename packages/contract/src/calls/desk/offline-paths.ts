/** Address of the call for the work without a network. */
export const offlinePaths = { copy: 'GET /offline-copy' } as const
