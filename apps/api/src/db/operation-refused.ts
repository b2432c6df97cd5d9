/** What somebody asked for at a terminal (a start, a backup, a restore) cannot be done; one line for that person. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}
