/** A numbered part of a legal text. */
export const section = (heading: string, content: string): string => `<h2>${heading}</h2>\n${content}`

/** Paragraphs of HTML; the texts are not escaped. */
export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n')

/** An unordered list of HTML; the texts are not escaped. */
export const list = (...items: string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>\n`
