/** Settings of the installation that the back office reads from its page. */
export interface BackOfficeOptions {
  /** Whether the panel with every layout option is shown. */
  readonly customizer: boolean
  /** Whether the template's sample calls are offered (`/demo`, `?demo=1`). */
  readonly demoLayer: boolean
  /** Public service that answers with the caller's IP address as JSON; without one the API answers. */
  readonly ipService: string | undefined
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Fills the settings of the installation into the page's head. */
export function withOptions(
  html: string,
  { customizer, demoLayer, ipService = '' }: BackOfficeOptions,
): string {
  return html
    .replace('__CUSTOMIZER__', customizer ? 'on' : 'off')
    .replace('__DEMO_LAYER__', demoLayer ? 'on' : 'off')
    .replace('__IP_SERVICE__', () => escaped(ipService))
}
