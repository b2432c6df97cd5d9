/** Why the server cannot start, in one line for the person who starts it. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
