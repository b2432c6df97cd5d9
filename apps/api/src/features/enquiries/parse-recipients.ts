/** Addresses of a field in which people separate them as they like: by commas, semicolons, spaces or lines. */
export const parseRecipients = (written: string): string[] => written.split(/[\s,;]+/).filter(Boolean)
