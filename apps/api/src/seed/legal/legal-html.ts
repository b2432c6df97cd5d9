/** A numbered part of a legal text. */
export const section = (heading: string, content: string): string => `<h2>${heading}</h2>\n${content}`

export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n')

export const list = (...items: string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>\n`
