/** A wrong setting that only the API can check; the message is one line that names the variable. */
export class SettingRefused extends Error {
  override name = 'SettingRefused'
}
