-- E-mails carry a link to pay instead of the QR code of one sum: stored ones lose the code, which may be out of date.
UPDATE "outgoing_emails"
SET "body" = regexp_replace("body", '<img src="cid:pay-by-square@dvor"[^>]*>', '', 'g'),
  "attachments" = (
    SELECT coalesce(jsonb_agg(kept."attachment" ORDER BY kept."place"), '[]'::jsonb)
    FROM jsonb_array_elements("attachments") WITH ORDINALITY AS kept("attachment", "place")
    WHERE kept."attachment" ->> 'kind' <> 'qr'
  )
WHERE "attachments" @> '[{"kind": "qr"}]';
