/** Reason for which the server cannot start, in one line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
