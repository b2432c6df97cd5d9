/** A command at a terminal (a start, a backup, a restore) that cannot be carried out; the message is one line. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}
