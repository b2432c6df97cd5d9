import { accountingYears } from '@dvor/contract/privacy/retention.ts'
import type { Rule } from './rules.ts'

/** Rules on prices, payments and documents. Amounts are cents. */
export const moneyRules: readonly Rule[] = [
  {
    name: 'totals that are not the sum of their lines',
    sql: `select r.id::text as found from reservations r
      where (r.price->>'total')::int <> (select coalesce(sum((line->>'amount')::int), 0)
        from jsonb_array_elements(r.price->'lines') as line)`,
  },
  {
    name: 'totals and deposits that are not those of the price',
    sql: `select id::text as found from reservations
      where total <> (price->>'total')::int or deposit_due <> (price->>'deposit_due')::int or total < 0`,
  },
  {
    name: 'parts of a price that are not its total, or whose first is not the deposit',
    sql: `select r.id::text as found from reservations r, lateral (
        select coalesce(sum((part->>'amount')::int), 0) as total,
          coalesce(sum((part->>'amount')::int) filter (where part->>'due_on' is null), 0) as deposit
        from jsonb_array_elements(r.price->'instalments') as part) p
      where p.total <> r.total or p.deposit <> r.deposit_due or r.price->'instalments' is null`,
  },
  {
    name: 'reservations whose rest to pay is not the total less the ledger',
    sql: `select r.id::text as found from reservations r
      where r.due <> r.total - (select coalesce(sum(t.amount), 0) from transaction_logs t where t.reservation = r.id)`,
  },
  {
    name: 'reversals that do not undo their entry',
    sql: `select t.id::text as found from transaction_logs t
      left join transaction_logs e on e.id = t.reverses and e.reservation = t.reservation
      where t.kind = 'reversal' and (e.id is null or e.amount <> -t.amount)`,
  },
  {
    name: 'payments of gateways with more given back than taken',
    sql: `select f.transaction::text as found from payment_refunds f join transaction_logs t on t.id = f.transaction
      where f.state <> 'failed' group by f.transaction, t.amount having sum(f.amount) > t.amount`,
  },
  {
    name: 'movements of the bank whose parts are not their sum',
    sql: `select l.id::text as found from statement_lines l
      where l.voucher is null and l.allocated <> (select coalesce(sum(a.amount), 0) from statement_allocations a
        where a.line = l.id and a.released_at is null)`,
  },
  {
    name: 'parts of movements that stand in another ledger',
    sql: `select a.id::text as found from statement_allocations a join transaction_logs t on t.id = a.transaction
      where t.reservation <> a.reservation or t.amount <> a.amount`,
  },
  {
    name: 'vouchers whose balance is below zero or above their value',
    sql: `select v.id::text as found from vouchers v join voucher_movements m on m.voucher = v.id
      group by v.id, v.value having sum(m.amount) < 0 or sum(m.amount) > v.value`,
  },
  {
    name: 'void vouchers with a balance',
    sql: `select v.id::text as found from vouchers v join voucher_movements m on m.voucher = v.id
      where v.voided_at is not null group by v.id having sum(m.amount) <> 0`,
  },
  {
    name: 'reservations whose payments by voucher are not the movements of the vouchers',
    sql: `select coalesce(t.reservation, m.reservation)::text as found
      from (select reservation, sum(amount) as paid from transaction_logs where provider = 'gift_voucher' group by 1) t
      full join (select reservation, 0 - sum(amount) as paid from voucher_movements
        where kind in ('redeemed', 'returned') group by 1) m on m.reservation = t.reservation
      where t.paid is distinct from m.paid`,
  },
  {
    name: 'documents about vouchers with a gap',
    sql: `select s.name as found from voucher_series s
      left join voucher_movements m on s.name = 'receipts ' || substr(m.number, 3, 4)
      where s.name like 'receipts %' group by s.name, s.last having count(m.id) <> s.last`,
  },
  {
    name: 'series of receipts with a gap',
    sql: `select s.year::text as found from receipt_series s left join receipts r on r.year = s.year
      group by s.year, s.last having count(r.id) <> s.last or coalesce(max(r.place), 0) <> s.last`,
  },
  {
    name: 'issued documents whose figures are not those that were frozen',
    // A request asks for a part: its total is that part, its bill is the whole.
    sql: `select i.id::text as found from invoices i, lateral (select i.content->'bill'->'totals' as frozen,
        (i.content->>'requested')::bigint as requested) c
      where (i.net, i.vat, i.total, i.due) is distinct from ((frozen->>'net')::bigint, (frozen->>'vat')::bigint,
          coalesce(requested, (frozen->>'total')::bigint), coalesce(requested, (frozen->>'due')::bigint))
        or i.net + i.vat <> (frozen->>'total')::bigint`,
  },
  {
    name: 'closed months whose documents or payments are not those of the closing',
    sql: `select c.id::text as found from accounting_closings c,
        lateral (select count(*) as n, coalesce(sum(i.total), 0) as total from invoices i
          where i.kind in ('invoice', 'advance_invoice', 'credit_note')
            and to_char(i.issued_on, 'YYYY-MM') = c.month) d,
        lateral (select count(*) as n, coalesce(sum(t.amount), 0) as total from transaction_logs t
          where to_char(t.created_at at time zone 'Europe/Bratislava', 'YYYY-MM') = c.month) e
      where c.reopened_at is null and left(c.month, 4)::int + ${accountingYears} >= extract(year from now())
        and (c.documents, c.documents_total, c.entries, c.entries_total) is distinct from (d.n, d.total, e.n, e.total)`,
  },
  {
    name: 'hand-overs of the till that do not begin with the cash of the one before, or do not add up',
    sql: `select h.id::text as found from till_handovers h left join till_handovers b on b.position = h.position - 1
      where h.opening <> coalesce(b.counted, h.opening) or (b.id is null and h.position <> 1)
        or h.expected <> h.opening
          + (select coalesce(sum(m.amount), 0) from till_movements m where m.handover = h.id)
          + (select coalesce(sum(t.amount), 0) from till_handover_entries e join transaction_logs t on t.id = e.transaction
              where e.handover = h.id and t.method = 'cash')
          + (select coalesce(sum(d.amount), 0) from security_deposit_entries d
              where d.handover = h.id and d.method = 'cash')
          + (select coalesce(sum(v.money), 0) from voucher_movements v
              where v.handover = h.id and v.method = 'cash')`,
  },
  {
    name: 'security deposits of which more was returned or kept than taken',
    sql: `select d.reservation::text as found from security_deposit_entries d
      group by d.reservation having sum(d.amount) < 0`,
  },
  {
    name: 'counters of coupons that are not the number of their uses',
    sql: `select c.id::text as found from coupons c
      where c.used_count <> (select count(*) from reservations r where r.coupon = c.id and r.coupon_counted)`,
  },
]
