-- What the old cluster has had since a moment: orders that the restored one does not know. Read-only.
-- psql -p 5432 -d dvor -v since='2026-11-27 10:14:00+01' -f orders-since.sql
select r.number, r.accepted_at as ordered, r.state, r.guest_name, r.guest_email, r.guest_phone,
  (select string_agg(u.title || ' ' || s.arrival || ' to ' || s.departure, ', ')
   from stays s join accommodation_units u on u.id = s.unit where s.reservation = r.id) as stays,
  (r.total / 100.0)::numeric(12, 2) as total, r.payment_method,
  (select (coalesce(sum(t.amount), 0) / 100.0)::numeric(12, 2) from transaction_logs t where t.reservation = r.id) as paid
from reservations r
where r.number is not null and coalesce(r.accepted_at, r.created_at) > :'since'::timestamptz
order by r.accepted_at;
