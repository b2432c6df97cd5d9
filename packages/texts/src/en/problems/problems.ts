import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Texts } from '../../texts.ts'

const sentences: Record<ErrorCode, string> = {
  invalid: 'Some of the details still need mending.',
  query_invalid: 'We do not understand this search. Please check the dates and the number of guests.',
  credentials_invalid: 'Signing in did not work.',
  registration_disabled: 'Registration is switched off.',
  code_invalid: 'This link is no longer valid.',
  second_factor_needed: 'Signing in did not work.',
  second_factor_invalid: 'Signing in did not work.',
  proof_needed: 'You have to sign in for this.',
  password_weak: 'The password is too weak.',
  unauthorized: 'You have to sign in for this.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'We could not find this. It may have changed meanwhile.',
  method_not_allowed: 'This cannot be done here.',
  conflict: 'Something has changed meanwhile. Please reload the page.',
  in_use: 'This is still in use.',
  stale: 'Something has changed meanwhile. Please reload the page.',
  nights_taken:
    'While you were choosing, somebody else booked these nights. Please have a look at what is free now.',
  sold_out: 'We do not have that many any more. Please choose fewer.',
  seats_taken:
    'While you were choosing, somebody else booked the last places at this time. Please choose another one; everything else is still here.',
  package_unavailable: 'This package can no longer be booked like this. Please choose another day.',
  not_available: 'This stay cannot be booked like this. The reason stands at the room.',
  hold_expired:
    'The time for holding the room has run out. Please hold it again; nothing you filled in is lost.',
  hold_moved:
    'You are continuing this booking on another device. To complete it here, open its link here, too.',
  hold_limit:
    'There are too many unfinished bookings from your connection right now, perhaps by other guests of the same network. Get in touch and we will book your stay for you at once.',
  order_limit:
    'Many orders have come from you within the last hour. Get in touch and we will book the next one for you at once.',
  order_too_large:
    'We would love to prepare such a large stay with you in person. Please call or write to us; it cannot be booked online.',
  orders_closed:
    'We are just finishing online orders. Call or write to us, and we will gladly book it for you.',
  price_changed:
    'The price has changed meanwhile. Please look at the new one and confirm the order once more.',
  coupon_used: 'You have used this code already. Please order without it.',
  coupon_invalid: 'This code cannot be used. Check it for slips, or go on without it.',
  voucher_invalid: 'This voucher cannot be used. Please check its code, validity and balance.',
  change_not_allowed: 'This cannot be changed by the link. Please get in touch and we will find a way.',
  register_incomplete: 'The guests’ details must be filled in first.',
  stay_tax_changed: 'These details change the stay tax. Please look at it and save them once more.',
  transition_not_allowed: 'This can no longer be done with the booking. Please reload the page.',
  idempotency_mismatch:
    'You have already sent this order with other details. Please check it and send it once more.',
  payment_method_unavailable: 'This way of paying is not available now. Please choose another one.',
  payment_invalid: 'There is nothing to pay now. Please reload the page.',
  refund_exceeds: 'No more can be given back than was paid.',
  statement_format: 'We do not understand this file.',
  statement_broken: 'The file is damaged.',
  statement_too_long: 'The file has too many lines.',
  statement_encoding: 'The file cannot be read.',
  statement_columns: 'We do not understand this file.',
  statement_known: 'We already have this file.',
  statement_account_unknown: 'We do not know the account of this statement.',
  statement_account_foreign: 'This statement is of a foreign account.',
  e_invoice_broken: 'The file is damaged.',
  e_invoice_known: 'We already have this file.',
  document_exists: 'This document has already been issued.',
  document_refused: 'This document cannot be issued now.',
  period_closed: 'This month is already closed in accounting.',
  open_stay: 'The stay is not over yet, or money is being refunded. The data can be erased afterwards.',
  not_sample: 'Sample mode is already off.',
  sample_left: 'Something on the site is still of the sample.',
  real_money: 'There are real payments already.',
  last_admin: 'The last administrator has to stay.',
  file_too_large: 'The file is too large.',
  file_type: 'We do not take files of this kind.',
  storage_full:
    'Our server has run out of room and stored nothing. Please call us and we will book your stay.',
  storage_unavailable: 'Files are out of reach for a moment. Please try again shortly.',
  rate_limited: 'That was too many attempts at once. Please wait a minute and try again.',
  unavailable: 'We could not reach the server. Check your connection and try again; nothing is lost.',
  internal: 'Something broke on our side. Please try again in a moment.',
}

const fields = {
  email: 'Please check the e-mail; it should look like name@domain.com.',
  phone: 'Please write the number with its country code, for example +44 7700 900123.',
  other: 'Please check this.',
}

const formats: Readonly<Record<string, string>> = {
  payment_method: 'Please choose how to pay.',
  number: 'You will find the booking number in the subject of our e-mail.',
}

const general: Partial<Record<FieldIssue['code'], string>> = {
  required: 'We need this to be filled in.',
  invalid_ico:
    'A Slovak company number (IČO) has eight digits, and the last one checks the others. Please look for a typing error.',
  invalid_dic: 'A Slovak tax number (DIČ) has ten digits.',
  invalid_ic_dph:
    'A VAT number begins with its country code; a Slovak one is SK and ten digits. Please look for a typing error.',
  invalid_postal_code: 'Please write the postal code, for example 034 01.',
  invalid_country: 'Please choose the country from the list.',
  invalid_time: 'Please write a time, for example 17:30.',
  too_short: 'This is too short.',
  too_long: 'This is too long; please shorten it.',
  too_big: 'We cannot offer that many.',
  not_found: 'We no longer offer this.',
  invalid_choice: 'Please choose from the list.',
}

const limits = { tryAfter: 'You can try again yourself after', call: 'Phone' }

export const problemWords: Texts['problemWords'] = { sentences, fields, formats, general, limits }
