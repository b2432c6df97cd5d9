const classes: Readonly<Record<string, string>> = { '#': '\\d', '@': '\\p{L}' }

/**
 * Whether a registration number has the owner's form: `#` stands for a digit, `@` for a letter, any other character for
 * itself. Without a form every number has it.
 */
export function hasForm(number: string, form: string | null): boolean {
  if (!form) return true
  const pattern = [...form]
    .map((mark) => classes[mark] ?? mark.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'))
    .join('')
  return new RegExp(`^${pattern}$`, 'u').test(number)
}
