/** First match wins: browsers also name the programs that they are derived from. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: typeof programs, text: string) => list.find(([sign]) => sign.test(text))?.[1]

/**
 * Program and system of a browser from its User-Agent, `Firefox · Windows`; empty when neither is recognised. The
 * header itself is not stored: it contains more personal data than an owner needs to recognise a device.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? ''
  return [nameIn(programs, text), nameIn(systems, text)].filter(Boolean).join(' · ')
}
