/** Splits the addresses of a field, separated by commas, semicolons, spaces or lines. */
export const parseRecipients = (written: string): string[] => written.split(/[\s,;]+/).filter(Boolean)
