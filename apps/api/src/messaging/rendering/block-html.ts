import type { Block, Button, Fact, PriceRow } from '../../db/schema/messages/email-content.ts'
import { escapeHtml, escapeLines } from '@dvor/contract/values/escape.ts'
import { breakLong, fonts, type MailColours } from './mail-style.ts'

/** One block below the text, as a card. */
export function blockHtml(block: Block, colours: MailColours): string {
  return card(title(block.title, colours) + inside(block, colours), colours)
}

function inside(block: Block, colours: MailColours): string {
  switch (block.kind) {
    case 'facts':
      return factTable(block.rows, colours)
    case 'prices':
      return priceTable(block.rows, block.total, colours)
    case 'transfer':
      return transfer(block, colours)
    case 'quote':
      return `<div style="border-left:3px solid ${colours.hay};padding-left:14px;${breakLong}">${escapeLines(block.text)}</div>`
    case 'offer':
      return `<div>${escapeLines(block.text)}</div>${wayTo(block, colours)}`
    case 'links':
      return `<div>${escapeLines(block.text)}</div>${block.links.map((link) => wayButton(link, colours)).join('')}`
  }
}

const card = (html: string, colours: MailColours) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.card}" ` +
  `style="border:1px solid ${colours.line};border-radius:12px;background:${colours.card}">` +
  `<tr><td style="padding:20px 22px">${html}</td></tr></table>`

const title = (text: string, colours: MailColours) =>
  `<div style="font:600 18px/1.3 ${fonts.display};color:${colours.pine};padding-bottom:10px">${escapeHtml(text)}</div>`

const table = (rows: string, colours: MailColours) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font:400 15px/1.5 ${fonts.text};` +
  `color:${colours.ink}">${rows}</table>`

const lineIn = ({ line }: MailColours) => `border-top:1px solid ${line}`

function factTable(facts: readonly Fact[], colours: MailColours): string {
  const line = lineIn(colours)
  const row = ({ label, value, url }: Fact, index: number) =>
    `<tr><td valign="top" width="38%" style="padding:7px 12px 7px 0;color:${colours.soft};${index > 0 ? line : ''}">` +
    `${escapeLines(label)}</td><td valign="top" style="padding:7px 0;font-weight:600;${breakLong};` +
    `${index > 0 ? line : ''}">${linked(value, url, colours)}</td></tr>`
  return table(facts.map(row).join(''), colours)
}

/** The value with its first line as the link. */
function linked(value: string, url: string | undefined, { pine }: MailColours): string {
  if (!url) return escapeLines(value)
  const [first = '', ...rest] = value.split('\n')
  const link = `<a href="${escapeHtml(url)}" style="color:${pine};text-decoration:underline">${escapeHtml(first)}</a>`
  return [link, ...rest.map(escapeHtml)].join('<br />')
}

function priceTable(rows: readonly PriceRow[], total: Fact, colours: MailColours): string {
  const line = lineIn(colours)
  const row = ({ label, detail, amount }: PriceRow, index: number) =>
    `<tr><td style="padding:8px 12px 8px 0;${index > 0 ? line : ''}">${escapeHtml(label)}${small(detail, colours)}</td>` +
    `<td align="right" valign="top" style="padding:8px 0;white-space:nowrap;${index > 0 ? line : ''}">${escapeHtml(amount)}</td></tr>`
  const sum =
    `<tr><td style="padding:12px 12px 2px 0;border-top:2px solid ${colours.pine};font-weight:700">${escapeHtml(total.label)}</td>` +
    `<td align="right" style="padding:12px 0 2px;border-top:2px solid ${colours.pine};white-space:nowrap;` +
    `font:700 19px/1.3 ${fonts.display};color:${colours.pine}">${escapeHtml(total.value)}</td></tr>`
  return table(rows.map(row).join('') + sum, colours)
}

const small = (text: string | null, colours: MailColours) =>
  text === null
    ? ''
    : `<div style="font-size:13px;line-height:1.4;color:${colours.soft}">${escapeHtml(text)}</div>`

function transfer({ rows, ...way }: Extract<Block, { kind: 'transfer' }>, colours: MailColours): string {
  return factTable(rows, colours) + wayTo(way, colours)
}

/** A button with a line of small print below it. */
const wayTo = ({ link, caption }: { link: Button; caption: string }, colours: MailColours): string =>
  wayButton(
    link,
    colours,
    `<div style="font-size:13px;color:${colours.soft};padding-top:8px">${escapeHtml(caption)}</div>`,
  )

const wayButton = ({ label, url }: Button, colours: MailColours, below = ''): string =>
  `<div style="text-align:center;padding-top:16px"><a href="${escapeHtml(url)}" style="display:inline-block;` +
  `padding:11px 20px;border:2px solid ${colours.pine};border-radius:10px;font-weight:700;text-decoration:none;` +
  `color:${colours.pine}">${escapeHtml(label)}</a>${below}</div>`
