/** Most characters of a greeting that fit above the code. */
const greetingLength = { value: 220, package: 160 }

/** The greeting as it stands on a voucher, with an ellipsis where it is longer than its place. */
export function printedGreeting(message: string, isForPackage: boolean): string {
  const most = greetingLength[isForPackage ? 'package' : 'value']
  return message.length > most ? `${message.slice(0, most).replace(/[\s,;.–-]+\S*$/, '')}…` : message
}
