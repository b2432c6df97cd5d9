/** A setting that only the API can judge is wrong; one line for whoever starts the server, which names the variable. */
export class SettingRefused extends Error {
  override name = 'SettingRefused'
}
