import { list, paragraphs } from './legal-html.ts'

/** The terms in short for guests who do not read Slovak (`termsText` holds). @returns HTML, a template over the settings */
export const termsSummary = (): string =>
  paragraphs(
    'The contract is concluded in Slovak, and the Slovak terms below are the binding ones. This summary says what they mean for you.',
  ) +
  list(
    'Your host is {{ legal_name }}, {{ address }}, company number {{ ico }}, phone {{ phone }}, e-mail {{ email }}.',
    'By “Order with obligation to pay” you make a binding offer. The contract is concluded when we confirm the booking: after the payment that is due with the order, or at once where you pay on arrival. An order that is not paid in time ends without a fee.',
    'Prices are final and in euros. The local accommodation tax is a line of its own. A price that we have confirmed does not rise.',
    'The stay is for agreed days, so there is <strong>no right to withdraw within 14 days</strong> (Act No. 108/2024, section 19).',
    'You may cancel by the link in your confirmation or by e-mail. What we keep depends on the day, stands with dates and sums in your order, and is shown again before you confirm. Money is returned within 14 days the way it came, the tax for nights that do not take place always whole.',
    'Somebody else may come in your place if you tell us the name in time.',
    'Check-in is from {{ check_in_from }} to {{ check_in_until }}, check-out until {{ check_out_until }}. The law has us enter all guests in a register, so please bring your identity documents. Rooms are non-smoking; quiet hours are from 22:00 to 6:00.',
    'If something is wrong, tell us at once. You may also complain afterwards by e-mail; we answer within 30 days. If you do not agree, turn to the Slovak Trade Inspection (<a href="https://www.soi.sk">www.soi.sk</a>) for an alternative dispute resolution, or to a court.',
    'If we cannot give you the stay, we offer other dates or rooms, or return everything within 14 days.',
  )
