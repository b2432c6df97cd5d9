import type { Rule } from './rules.ts'

/** Rules on e-mails, which every event must have, and on numbers, which must be unique. */
export const messageRules: readonly Rule[] = [
  {
    name: 'orders of guests that no e-mail tells about',
    sql: `select r.id::text as found from reservations r
      where r.channel = 'web' and r.accepted_at is not null and r.guest_email is not null
        and not exists (select from outgoing_emails m where m.reservation = r.id)
        and not exists (select from sample_rows x where x.record_id = r.id)
        and exists (select from editable_automated_emails e
          where e.key = 'owner_new_reservation' and e.active and e.updated_at < r.accepted_at)`,
  },
  {
    name: 'e-mails that were sent at no time',
    sql: `select id::text as found from outgoing_emails where state = 'sent' and sent_at is null`,
  },
  {
    name: 'counters that stand behind what they have given',
    sql: `select name as found from (
        select 'outgoing_emails' as name, (select max(position) from outgoing_emails) as given,
          (select last_value from outgoing_emails_position_seq) as counted
        union all
        select 'terms_versions', (select max(position) from terms_versions),
          (select last_value from terms_versions_position_seq)
        union all
        select 'number_series', (select max(first) from number_series), (select last_value from order_count)
      ) as counters where given > counted`,
  },
  {
    name: 'order numbers beyond their counter',
    sql: `select r.number as found from reservations r
      join number_series n on n.name = 'reservations-' || left(r.number, 4)
      where substr(r.number, 5)::bigint > (select last_value from order_count) - n.first + 1`,
  },
  {
    name: 'reservations whose attention is not their open alerts',
    sql: `select r.id::text as found from reservations r
      where r.attention is distinct from (select string_agg(a.reason, E'\\n' order by a.created_at, a.id)
        from reservation_alerts a where a.reservation = r.id and a.closed_at is null)`,
  },
]
