import { emailWords } from '@dvor/texts/areas.ts'
import type { Block, Fact, PriceRow } from '../../db/schema/messages/email-content.ts'
import { plainText } from './plain-text.ts'
import type { EmailParts } from './render-email.ts'

/** The same e-mail as plain text. */
export function textOf({ language, body, blocks, button, sender, signed }: EmailParts): string {
  const reach = [sender.phone, sender.email, sender.address].filter(Boolean).join('\n')
  const parts = [
    plainText(body),
    button ? `${button.label}:\n${button.url}` : '',
    ...blocks.map(blockText),
    signed ? `${emailWords[language].regards}\n${sender.name}\n${reach}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function blockText(block: Block): string {
  return `${block.title.toUpperCase()}\n${linesOf(block).join('\n')}`
}

const factLine = ({ label, value, url }: Fact) =>
  `${label.replaceAll('\n', ', ')}: ${value.replaceAll('\n', '; ')}${url ? `\n  ${url}` : ''}`

const priceLine = ({ label, detail, amount }: PriceRow) =>
  detail === null ? `${label}: ${amount}` : `${label} (${detail}): ${amount}`

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(factLine)
    case 'prices':
      return [...block.rows.map(priceLine), factLine(block.total)]
    case 'transfer':
      return [...block.rows.map(factLine), `${block.caption}: ${block.link.url}`]
    case 'offer':
      return [block.text, `${block.caption}: ${block.link.url}`]
    case 'links':
      return [block.text, ...block.links.map(({ label, url }) => `${label}: ${url}`)]
    case 'quote':
      return block.text.split(/\r?\n/).map((line) => `> ${line}`)
  }
}
